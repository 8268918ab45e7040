import { describe, expect, it } from 'vitest';
import { literalOf, readTarget } from '../../src/notices/targets.ts';

const problemOf = (text: string) => {
  const target = readTarget(text, 'public');
  return target.ok ? undefined : target.problem;
};

describe('an address of a webhook', () => {
  it.each([
    ['https://example.com/hook?key=1', 'https://example.com/hook?key=1'],
    ['http://example.com:8080', 'http://example.com:8080/'],
    ['  HTTPS://EXAMPLE.com/a b ', 'https://example.com/a%20b'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2606:4700::1111]:9443/', 'https://[2606:4700::1111]:9443/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('%s is read as %s', (text, href) => {
    const target = readTarget(text, 'public');
    expect(target.ok && target.url.href).toBe(href);
  });

  it.each([
    ['', 'not a web address'],
    ['example.com/hook', 'not a web address'],
    ['https://', 'not a web address'],
    ['https://1.2.3.4.5/', 'not a web address'],
    ['ftp://example.com/', 'https:// or http://'],
    ['file:///etc/passwd', 'https:// or http://'],
    ['javascript:alert(1)', 'https:// or http://'],
    ['https://user@example.com/', 'no user name'],
    ['https://:word@example.com/', 'no user name'],
    ['https://example.com/#', 'after “#”'],
    ['https://example.com/#part', 'after “#”'],
    ['https://example.com:0/', 'no port 0'],
    [`https://example.com/${'a'.repeat(2000)}`, 'longer than 2000'],
    // Short as typed, long as sent.
    [`https://example.com/${'ü'.repeat(400)}`, 'longer than 2000'],
  ])('%s is refused: %s', (text, problem) => {
    expect(problemOf(text)).toContain(problem);
  });

  it.each([
    ['http://127.0.0.1/', '127.0.0.1'],
    ['http://127.1/', '127.0.0.1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f000001/', '127.0.0.1'],
    ['http://0x7f.0.0.1/', '127.0.0.1'],
    ['http://0177.0.0.1/', '127.0.0.1'],
    ['http://017700000001/', '127.0.0.1'],
    ['http://127.0.0.1./', '127.0.0.1'],
    ['http://１２７.0.0.1/', '127.0.0.1'],
    ['http://127。0。0。1/', '127.0.0.1'],
    ['http://%31%32%37.0.0.1/', '127.0.0.1'],
    ['http://0/', '0.0.0.0'],
    ['http://3232235521/', '192.168.0.1'],
    ['http://0xa9fea9fe/latest/meta-data', '169.254.169.254'],
    ['http://[::1]/', '::1'],
    ['http://[0:0:0:0:0:0:0:1]/', '::1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://[::ffff:10.1.2.3]:8080/', '::ffff:a01:203'],
    ['http://[64:ff9b::192.168.0.1]/', '64:ff9b::c0a8:1'],
    ['http://[fd12:3456::1]/', 'fd12:3456::1'],
  ])('%s means %s, which is not public', (text, literal) => {
    expect(literalOf(new URL(text))).toBe(literal);
    expect(problemOf(text)).toBe('The address is not on the public internet.');
    expect(readTarget(text, 'any').ok).toBe(true);
  });

  it('may be a name, which is looked at when something is sent', () => {
    expect(literalOf(new URL('http://localhost/'))).toBeUndefined();
    expect(readTarget('http://localhost/', 'public').ok).toBe(true);
  });
});
