/** The lamp that says whether the quest would succeed now. */
import './lantern.css';

const FLAME = (
  <>
    <path d="M40 50c3 14 14 20 14 34a14 14 0 0 1-28 0c0-9 6-11 6-20 4 2 6 5 6 9 2-6 4-13 2-23z" fill="#ff9e2c" />
    <path d="M40 68c2 7 7 10 7 18a7 7 0 0 1-14 0c0-7 5-9 7-18z" fill="#fff6d0" />
  </>
);
const SMOKE = (
  <>
    <path d="M38 84h4v14h-4z" fill="#1c0f07" />
    <circle cx="40" cy="82" r="3.4" fill="#e8603a" />
    <path className="smoke" d="M40 76c-7-7 6-11 0-19s3-8 1-12" fill="none" strokeWidth="3" strokeLinecap="round" />
  </>
);

export const Lantern = ({ lit }: { lit: boolean }) => (
  <svg className={`ap-lantern ${lit ? 'lit' : ''}`} viewBox="0 0 80 124" aria-hidden="true">
    <path className="iron line" d="M40 2a13 13 0 0 1 13 13v9H27v-9A13 13 0 0 1 40 2z" strokeWidth="5" />
    <path className="iron" d="M22 22h36l10 18H12z" />
    <path className="glass" d="M14 42h52l-5 60H19z" strokeWidth="4" />
    {lit ? FLAME : SMOKE}
    <path className="iron line" d="M40 42v60M16 72h48" strokeWidth="2.5" opacity=".55" />
    <path className="iron" d="M12 100h56v10a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5z" />
    <path d="M17 26l-2 11" stroke="#fff" strokeOpacity=".25" strokeWidth="3" />
  </svg>
);
