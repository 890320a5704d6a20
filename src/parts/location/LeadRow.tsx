import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type Lead, leadTones, sizeWords } from './location'

interface LeadRowProps {
  lead: Lead
  /** In the place of who develops it. */
  note?: string
  onOpen?: () => void
}

/** A place, how far it is with it, and who develops it. */
export function LeadRow({ lead, note, onOpen }: LeadRowProps) {
  const { lead_id, name, kind_text, state, state_text, score, mine, owner, moved_at } = lead
  const whose = mine ? '我负责' : `${owner}负责`
  const open = onOpen ?? (() => void go('locationDetail', { lead_id }))
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="sm" tone="ink2">
            {[kind_text, sizeWords(lead)].filter(Boolean).join(' · ')}
          </Text>
          <Tag tone={leadTones[state]}>{state_text}</Tag>
        </Row>
        <Cell title={name} value={score === null ? '' : `${score} 分`} onPress={open} />
        <Text size="xs" tone="ink3">
          {note ?? `${whose}，${dayOf(new Date(moved_at))} 更新`}
        </Text>
      </Stack>
    </Card>
  )
}
