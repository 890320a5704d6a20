import { money } from '@/format/money'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface Party {
  role: string
  role_text: string
  name: string
  mine: 0 | 1
  part_text: string
  agreed?: 0 | 1
  amount?: number
  owed?: number
}

interface PartyRowsProps {
  parties: readonly Party[]
  restText: string
}

/** Who earns by a machine: what each has agreed to, and what each has had. */
export const PartyRows = ({ parties, restText }: PartyRowsProps) => (
  <Stack>
    {parties.map((party, nth) => (
      <Row key={nth} justify="between" wrap="close">
        <Row wrap="close">
          <Text strong>{party.mine === 1 ? `${party.role_text}（我）` : party.role_text}</Text>
          <Text tone="ink2">{party.name}</Text>
          {party.agreed === 0 && <Tag tone="warn">等确认</Tag>}
        </Row>
        <Text>{figureOf(party)}</Text>
      </Row>
    ))}
    <Text size="sm" tone="ink3">
      {restText}
    </Text>
  </Stack>
)

function figureOf({ part_text, amount, owed = 0 }: Party): string {
  if (amount === undefined) return part_text
  const left = owed > 0 ? `，还差 ${money(owed)}` : ''
  return `${part_text} · ${money(amount)}${left}`
}
