/** Whom to hold responsible for a request: one address or, of IPv6, the whole /64 that a household or a server has. */
import ipaddr from 'ipaddr.js';

/** Two addresses with the same net are the same visitor to every limit. */
export function netOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4' || !('parts' in parsed)) return parsed.toString();
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
