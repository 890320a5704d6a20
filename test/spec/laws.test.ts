import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'

const root = path.resolve(__dirname, '../..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /^(server|src|contract)\/.*\.tsx?$/.test(file))
  .filter((file) => fs.existsSync(path.join(root, file)))
const textOf = new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]))

/** Where the pattern stands, but for the files that may. */
function found(pattern: RegExp, { within = /^/, but = [] as string[] } = {}): string[] {
  return files.filter(
    (file) => within.test(file) && !but.includes(file) && pattern.test(textOf.get(file)!),
  )
}

/** That a pattern finds something at all: a law about nothing would always hold. */
const holds = (pattern: RegExp, where: string) => assert.match(textOf.get(where) ?? '', pattern)

describe('the sources', () => {
  test('run no text as code', () => {
    const code = /\beval\s*\(|new Function\s*\(|from 'node:vm'|setTimeout\(\s*['"`]/
    assert.match('eval (text)', code)
    assert.deepEqual(found(code), [])
  })

  test('start programs by their name and words, never through a shell', () => {
    const programs = /from 'node:child_process'/
    holds(programs, 'server/database/owned/postmaster.ts')
    const elsewhere = found(programs).filter((file) => !/^server\/database\/owned\//.test(file))
    assert.deepEqual(elsewhere, [])
    const shell = /import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|shell: true/
    assert.deepEqual(found(shell), [])
  })

  test('put text into a page as text', () => {
    const markup = /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write/
    holds(markup, 'src/platform/Drawing.h5.tsx')
    assert.deepEqual(found(markup, { but: ['src/platform/Drawing.h5.tsx'] }), [])
  })

  test('keep no cookie', () => {
    assert.deepEqual(found(/document\.cookie|set-cookie|setCookie/i), [])
  })

  test('use MD5 where the specification and a carrier ask for it, and nowhere else', () => {
    const md5 = /createHash\('md5'\)|\bMD5\b/
    holds(md5, 'server/http/call/signature.ts')
    const may = [
      'server/http/call/signature.ts',
      'server/http/docs/openapi.ts',
      'server/providers/logistics/kuaidi100.ts',
      'src/request/sign.ts',
    ]
    assert.deepEqual(found(md5, { but: may }), [])
  })

  test('seal with AES-256-GCM and nothing else', () => {
    const push = 'server/providers/push/open-push.ts'
    holds(/createDecipheriv\('aes-256-cbc'/, push)
    assert.doesNotMatch(textOf.get(push)!, /createCipheriv/)
    const ciphers = [...textOf]
      .filter(([file]) => file !== push)
      .flatMap(([, text]) =>
        [...text.matchAll(/create(?:C|Dec)ipheriv\(\s*([^,]+),/g)].map(([, name]) => name),
      )
    assert.ok(ciphers.length > 1)
    assert.deepEqual(new Set(ciphers), new Set(["'aes-256-gcm'"]))
  })

  test('draw what nobody may guess from the system', () => {
    const weak = /Math\.random/
    const pauses = ['server/database/transaction.ts', 'server/jobs/claim.ts']
    pauses.forEach((file) => holds(weak, file))
    assert.deepEqual(found(weak, { within: /^server/, but: pauses }), [])
  })

  test('ask the world in one place, which follows nobody to another address', () => {
    const asking = /\bfetch\(|import (?!type )[^'\n]*from 'node:https?'|from 'undici'/
    assert.deepEqual(found(asking, { within: /^server/ }), ['server/providers/reach.ts'])
    holds(/redirect: 'error'/, 'server/providers/reach.ts')
  })

  test('speak neither XML, LDAP, mail, GraphQL nor WebSocket with people', () => {
    const named =
      /from '(xml2js|fast-xml-parser|ldapjs|nodemailer|graphql|ws)'|new WebSocket|DOMParser/
    assert.deepEqual(found(named), [])
  })

  test('take no certificate that Node does not take', () => {
    assert.deepEqual(found(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/), [])
  })

  test('make a pattern of no text that somebody sent', () => {
    const made = /new RegExp\(/
    const ofItsOwnNames = ['server/log.ts']
    assert.deepEqual(found(made, { within: /^server/, but: ofItsOwnNames }), [])
  })

  test('hear no message of another window', () => {
    assert.deepEqual(found(/addEventListener\(\s*'message'|onmessage/), [])
  })
})
