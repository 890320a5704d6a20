import { asvs } from './asvs/asvs'
import { apiRisks } from './api-risks'
import { failures } from './failures'
import { holes } from './holes'
import type { Proof, Row } from './row'
import type { Threat } from './threat'

const made = 'Made by `npm run security` of test/security; a test compares it.'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const proofsOf = (proofs: readonly Proof[]) =>
  proofs.map(([file, title]) => `${file}: ${title}`).join('; ') || '—'

const wordsOf = (row: Row) =>
  row.state === 'decided' ? `${row.says}. Instead: ${row.instead}` : row.says

const rowOf = (row: Row) => [
  `v5.0.0-${row.id}`,
  `L${row.level}`,
  row.state,
  wordsOf(row),
  proofsOf(row.proofs),
]

const threatOf = ({ name, says, proofs }: Threat) => [name, says, proofsOf(proofs)]

const states = ['met', 'not ours', 'decided', 'open'] as const

const counted = (level: 1 | 2) => [
  `L${level}`,
  ...states.map((state) =>
    String(asvs.filter((row) => row.level === level && row.state === state).length),
  ),
]

export const security = () =>
  [
    '# Security, requirement by requirement',
    '',
    `${made} Numbers are those of OWASP ASVS 5.0.0, levels 1 and 2; the words are ours. *Met* has a test`,
    'that fails without it, or a heading where a document is asked for; *decided* is what the specification of the product wants',
    'otherwise, with what stands in for it; *not ours* says why. [PROTECTION.md](PROTECTION.md) tells the whole of it in words, and',
    '[SECURITY.md](../SECURITY.md) how to report a fault.',
    '',
    table(['level', ...states], [counted(1), counted(2)]),
    '',
    '## ASVS 5.0.0',
    '',
    table(['requirement', 'level', 'state', 'how', 'shown by'], asvs.map(rowOf)),
    '',
    '## Risks of APIs',
    '',
    table(['OWASP 2023', 'what stands against it', 'shown by'], apiRisks.map(threatOf)),
    '',
    '## Holes of other malls',
    '',
    table(['reported of', 'what it was', 'shown to be closed here by'], holes.map(threatOf)),
    '',
  ].join('\n')

export const reliability = () =>
  [
    '# What breaks, and what is lost by it',
    '',
    `${made} Times were measured on two cores.`,
    '',
    table(
      ['what breaks', 'lost', 'time', 'repeated by', 'shown by'],
      failures.map(({ name, loss, time, command, proofs }) => [
        ...[name, loss, time, `\`${command}\``, proofsOf(proofs)],
      ]),
    ),
    '',
  ].join('\n')
