/** Structured logs, without secrets whatever is logged. */
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['token', 'cookie', 'authorization', 'invite', 'code', 'secret', 'entropy', 'databaseUrl', 'key'];
const PATHS = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
PATHS.push('*.headers["set-cookie"]', 'headers["set-cookie"]');

/** Errors of a store may repeat where it is: passwords in addresses are taken out. */
const hidePasswords = (text: string): string => text.replaceAll(/(\w+:\/\/[^:/\s]+):[^@\s]+@/g, '$1:***@');

export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    redact: { paths: PATHS, censor: '***' },
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { name: error.name, message: hidePasswords(error.message), stack: hidePasswords(error.stack ?? '') }
          : { message: hidePasswords(String(error)) },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
