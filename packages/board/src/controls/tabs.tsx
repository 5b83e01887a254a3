/** Tabs: one tab stop for all of them, arrow keys between them. */
import type { KeyboardEvent, ReactNode } from 'react';

export interface TabItem {
  id: string;
  title: ReactNode;
  /** A number or word in a dot: unread lines, open questions. */
  badge?: ReactNode;
}

interface TabsProps {
  tabs: readonly TabItem[];
  chosen: string;
  onChoose(id: string): void;
  /** What the tabs are about, for screen readers. */
  label?: string;
}

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `tab-panel-${id}`;

/** Where a key leads from a tab; undefined for keys that mean nothing here. */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

export function Tabs({ tabs, chosen, onChoose, label }: TabsProps) {
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[tabAfter(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map(({ id, title, badge }) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls={id === chosen ? panelId(id) : undefined}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
          {badge !== undefined && badge !== null && badge !== 0 && <span className="dot">{badge}</span>}
        </button>
      ))}
    </div>
  );
}

/** What the chosen tab shows. */
export function TabPanel({ id, className = '', children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} className={`tab-panel ${className}`}>
      {children}
    </div>
  );
}
