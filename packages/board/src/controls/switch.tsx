/** On or off. */

interface SwitchProps {
  label: string;
  help?: string;
  checked: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, help, checked, onChange }: SwitchProps) {
  return (
    <div className="field">
      <label className="switch">
        <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </label>
      {help !== undefined && <span className="help">{help}</span>}
    </div>
  );
}
