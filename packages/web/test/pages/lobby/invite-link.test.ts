import { expect, test } from 'vitest';
import { inviteLink, isOnlyHere } from '../../../src/pages/lobby/invite-link.ts';

test('the browser’s own address is the one that surely works', () => {
  expect(inviteLink('abc', 'http://10.0.0.1:8080/invite/abc', 'https://games.example')).toBe('https://games.example/invite/abc');
});

test('an address that means this computer gives way to one the server knows', () => {
  expect(inviteLink('abc', 'https://games.example/invite/abc', 'http://localhost:8080')).toBe('https://games.example/invite/abc');
  expect(inviteLink('abc', 'http://127.0.0.1:8080/invite/abc', 'http://localhost:8080')).toBe('http://localhost:8080/invite/abc');
  expect(inviteLink('abc', 'nonsense', 'http://localhost:8080')).toBe('http://localhost:8080/invite/abc');
});

test('an address nobody else can open is known as such', () => {
  expect(isOnlyHere('http://localhost:8080/invite/abc')).toBe(true);
  expect(isOnlyHere('http://[::1]:8080/invite/abc')).toBe(true);
  expect(isOnlyHere('http://192.168.0.7:8080/invite/abc')).toBe(false);
});
