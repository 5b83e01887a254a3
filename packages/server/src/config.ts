/** How the server is set up: command-line flags, each also an environment variable (`--public-url`: UNDERCROFT_PUBLIC_URL). */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface ServerConfig {
  port: number;
  host: string;
  /** Where SQLite keeps its files; used unless there is a `databaseUrl`. */
  data: string;
  databaseUrl: string | null;
  /** As browsers reach us, for links and the origin check; null: however they did reach us. */
  publicUrl: string | null;
  /** Proxies whose word about a client's address is taken: addresses, nets, `loopback`, `uniquelocal`. */
  trustProxy: string;
  /** Requests per second from one address; other limits follow from it; 0: no limits. */
  rateLimit: number;
  logLevel: string;
  /** What whoever reads the metrics has to show; null: that they are on this machine. */
  metricsToken: string | null;
  /** Folder of the built web pages; null: the API alone. */
  pages: string | null;
}

/** Thrown for a setting that cannot be used; the message is one clear line. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

interface Setting {
  usual: string;
  help: string;
}

const SETTINGS = {
  port: { usual: '8080', help: 'port to listen on; 0: any free one' },
  host: { usual: '127.0.0.1', help: 'address to listen on; 0.0.0.0: all' },
  data: { usual: './data', help: 'directory for the built-in database' },
  'database-url': { usual: '', help: 'PostgreSQL instead: postgres://user:password@host/database' },
  'public-url': { usual: '', help: 'how browsers reach the server: https://games.example' },
  'trust-proxy': { usual: 'loopback', help: 'reverse proxies to believe: addresses, nets, loopback, uniquelocal' },
  'rate-limit': { usual: '60', help: 'requests per second from one address; 0: no limit' },
  pages: { usual: '', help: "folder of the web client's built pages; none: the API alone" },
  'metrics-token': { usual: '', help: 'lets whoever has it read /metrics from anywhere; none: this machine alone' },
  'log-level': { usual: 'info', help: 'debug, info, warn, error or silent' },
} as const satisfies Record<string, Setting>;

type Name = keyof typeof SETTINGS;
const NAMES = Object.keys(SETTINGS).filter((name): name is Name => Object.hasOwn(SETTINGS, name));

const variableOf = (name: Name): string => `UNDERCROFT_${name.toUpperCase().replaceAll('-', '_')}`;

/** What `--help` says about the settings. */
export function settingsHelp(): string {
  return NAMES.map((name) => {
    const { usual, help } = SETTINGS[name];
    return `  --${name.padEnd(13)} ${help}${usual ? ` (${usual})` : ''}\n  ${' '.repeat(15)} or ${variableOf(name)}`;
  }).join('\n');
}

function readFlags(args: readonly string[]): Partial<Record<Name, string>> {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false });
    const flags: Partial<Record<Name, string>> = {};
    for (const name of NAMES) {
      const value = values[name];
      if (typeof value === 'string') flags[name] = value;
    }
    return flags;
  } catch (error) {
    throw new BadSetting(error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? error.message) : String(error));
  }
}

function whole(text: string, name: Name, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw new BadSetting(`--${name} takes a whole number from 0 to ${most}, not '${text.slice(0, 40)}'`);
  return value;
}

function publicUrl(text: string): string | null {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new BadSetting(`--public-url takes an address such as https://games.example, not '${text.slice(0, 80)}'`);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new BadSetting('--public-url takes a whole site: no path behind the host');
  return url.origin;
}

function databaseUrl(text: string): string | null {
  if (text === '') return null;
  // Never repeated in the message: it holds a password.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new BadSetting('--database-url takes postgres://user:password@host/database');
  return text;
}

function logLevel(text: string): string {
  if (!['trace', 'debug', 'info', 'warn', 'error', 'silent'].includes(text)) {
    throw new BadSetting(`--log-level takes debug, info, warn, error or silent, not '${text.slice(0, 40)}'`);
  }
  return text;
}

function metricsToken(text: string): string | null {
  if (text === '') return null;
  if (!/^[\x21-\x7e]{16,200}$/.test(text)) throw new BadSetting('--metrics-token takes 16 to 200 letters, digits and signs without blanks');
  return text;
}

/** The settings of a command line and an environment; flags win. */
export function readConfig(args: readonly string[], env: Record<string, string | undefined>): ServerConfig {
  const flags = readFlags(args);
  const text = (name: Name): string => flags[name] ?? (env[variableOf(name)] || SETTINGS[name].usual);
  return {
    port: whole(text('port'), 'port', 65_535),
    host: text('host'),
    data: text('data'),
    databaseUrl: databaseUrl(text('database-url')),
    publicUrl: publicUrl(text('public-url')),
    trustProxy: text('trust-proxy'),
    rateLimit: whole(text('rate-limit'), 'rate-limit', 1_000_000),
    logLevel: logLevel(text('log-level')),
    metricsToken: metricsToken(text('metrics-token')),
    pages: text('pages') === '' ? null : resolve(text('pages')),
  };
}
