import { distance } from '@/format/distance'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type LeadDetail, leadTones, sizeWords } from './location'

interface LeadHeadProps {
  lead: LeadDetail
  /** Metres to what lies nearest. */
  near?: { name: string; distance: number } | undefined
}

/** What the place is, and how far it is with it. */
export function LeadHead({ lead, near }: LeadHeadProps) {
  const { name, clue, state, state_text, reason, village, machine_sn } = lead
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="lg" strong>
            {name}
          </Text>
          <Tag tone={leadTones[state]}>{state_text}</Tag>
        </Row>
        {clue && <Text tone="ink2">{clue}</Text>}
        {reason && (
          <Text size="sm" tone={state === 'refused' ? 'danger' : 'ink2'}>
            {`审核意见：${reason}`}
          </Text>
        )}
        <Facts
          facts={[
            { name: '类型', value: lead.kind_text },
            { name: '地址', value: lead.address },
            ...(sizeWords(lead) ? [{ name: '规模', value: sizeWords(lead) }] : []),
            ...(near ? [{ name: '最近的', value: `${near.name} ${distance(near.distance)}` }] : []),
            { name: '负责', value: lead.mine ? '我' : lead.owner },
            ...(village ? [{ name: '上线的村', value: village }] : []),
            ...(machine_sn ? [{ name: '第一台机器', value: machine_sn }] : []),
          ]}
        />
      </Stack>
    </Card>
  )
}
