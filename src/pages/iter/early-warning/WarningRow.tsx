import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { kindWords, type Warning } from './warningWords'

interface WarningRowProps {
  warning: Warning
  busy: boolean
  onAdd: () => void
}

/** What is wrong at one machine or slot, and what fills it. */
export function WarningRow({ warning, busy, onAdd }: WarningRowProps) {
  const { kind, text, machine_name, machine_sn, slot_no, title, depletion, tour } = warning
  const words = kindWords[kind]
  return (
    <Card>
      <Media
        align="top"
        start={<Icon name={words.icon} tone={words.tone === 'danger' ? 'danger' : 'gold'} />}
      >
        <Row wrap="close">
          <Text strong>{slot_no ? `${slot_no} ${title}` : machine_name}</Text>
          <Tag tone={words.tone}>{words.text}</Tag>
          {tour === 1 && <Tag tone="brand">该去补货</Tag>}
        </Row>
        <Text size="sm" tone="ink2">
          {text}
        </Text>
        <Text size="xs" tone="ink3">
          {`${slot_no ? `${machine_name} · ` : ''}${machine_sn} · 整机已卖 ${depletion}%`}
        </Text>
        {warning.supply_key && warning.packs > 0 && (
          <Row justify="between" wrap>
            <Text size="xs" tone="ink3">
              {`补满要 ${warning.packs} 箱`}
            </Text>
            <Button kind="soft" shape="pill" icon="plus" busy={busy} onPress={onAdd}>
              加入补货车
            </Button>
          </Row>
        )}
      </Media>
    </Card>
  )
}
