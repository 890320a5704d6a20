/** Faults that are seen by types. */
const later = 'declare const later: () => Promise<number>\n'
const any = 'declare const any: any\n'
const enums = 'enum E {\n  A,\n  B,\n}\n'

export const typed = {
  'typescript/await-thenable': [
    'export const f = async (a: number) => {\n  await a\n}',
    `${later}export const f = async () => {\n  await later()\n}`,
  ],
  'typescript/no-array-delete': [
    'export const f = (a: number[]) => delete a[0]',
    'export const f = (a: Record<string, number>) => delete a.b',
  ],
  'typescript/no-base-to-string': [
    'export const f = (a: object) => String(a)',
    'export const f = (a: Date) => String(a)',
  ],
  'typescript/no-duplicate-type-constituents': [
    "type A = 'a'\nexport type B = A | 'a'",
    "type A = 'a'\nexport type B = A | 'b'",
  ],
  'typescript/no-floating-promises': [
    `${later}later()`,
    "import { test } from 'node:test'\ntest('it is awaited by the runner', () => {})",
  ],
  'typescript/no-for-in-array': [
    'export const f = (a: number[]) => {\n  for (const b in a) return b\n  return 0\n}',
    'export const f = (a: number[]) => {\n  for (const b of a) return b\n  return 0\n}',
  ],
  'typescript/no-implied-eval': ["setTimeout('a()', 1)", 'setTimeout(() => {}, 1)'],
  'typescript/no-misused-promises': [
    `${later}export const f = () => (later() ? 1 : 2)`,
    `${later}export const f = async () => ((await later()) ? 1 : 2)`,
  ],
  'typescript/no-redundant-type-constituents': [
    'export type A = unknown | string',
    'export type A = number | string',
  ],
  'typescript/no-unnecessary-type-assertion': [
    'export const f = (a: string) => a as string',
    'export const f = (a: unknown) => a as string',
  ],
  'typescript/no-unsafe-argument': [
    `${any}declare const g: (a: number) => void\ng(any)`,
    'declare const g: (a: number) => void\ng(1)',
    { also: ['typescript/no-explicit-any'] },
  ],
  'typescript/no-unsafe-assignment': [
    `${any}export const a = any`,
    'export const a = 1',
    { also: ['typescript/no-explicit-any'] },
  ],
  'typescript/no-unsafe-call': [
    `${any}any()`,
    'declare const some: () => void\nsome()',
    { also: ['typescript/no-explicit-any'] },
  ],
  'typescript/no-unsafe-enum-comparison': [
    `${enums}export const f = (a: E) => a === 1`,
    `${enums}export const f = (a: E) => a === E.B`,
  ],
  'typescript/no-unsafe-member-access': [
    `${any}void any.a`,
    'declare const some: { a: 1 }\nvoid some.a',
    { also: ['typescript/no-explicit-any'] },
  ],
  'typescript/no-unsafe-return': [
    `${any}export const f = () => any`,
    'declare const some: 1\nexport const f = () => some',
    { also: ['typescript/no-explicit-any'] },
  ],
  'typescript/no-unsafe-unary-minus': [
    'export const f = (a: string) => -a',
    'export const f = (a: number) => -a',
  ],
  'typescript/only-throw-error': [
    "export const f = () => {\n  throw 'a'\n}",
    "export const f = () => {\n  throw new Error('a')\n}",
  ],
  'typescript/prefer-promise-reject-errors': [
    "export const f = () => Promise.reject('a')",
    "export const f = () => Promise.reject(new Error('a'))",
  ],
  'typescript/restrict-plus-operands': [
    'export const f = (a: string, b: { c: 1 }) => a + b',
    'export const f = (a: string, b: number) => a + b',
    { also: ['typescript/no-base-to-string'] },
  ],
  'typescript/restrict-template-expressions': [
    'export const f = (a: number[]) => `${a}`',
    'export const f = (a: number) => `${a}`',
  ],
  'typescript/unbound-method': [
    'class A {\n  b = 1\n  c() {\n    return this.b\n  }\n}\nexport const c = new A().c',
    'class A {\n  b = 1\n  c = () => this.b\n}\nexport const c = new A().c',
  ],
}
