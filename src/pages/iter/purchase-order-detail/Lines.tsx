import { money } from '@/format/money'
import type { RefillLine, RefillOrder } from '@/parts/iter/refill'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface LinesProps {
  order: RefillOrder
  onPut: (supplyKey: string) => void
}

/** Each kind of goods: ordered, come, and in machines. */
export function Lines({ order, onPut }: LinesProps) {
  return (
    <Card>
      <Stack>
        {order.lines.map((line) => (
          <Media
            key={line.line}
            align="top"
            start={<Thumb src={line.image} tint={line.tint} size="m" />}
          >
            <Row justify="between" wrap="close">
              <Text strong>{line.title}</Text>
              <Text>{money(line.amount)}</Text>
            </Row>
            <Text size="sm" tone="ink2">
              {standing(line)}
            </Text>
            {order.state === 'finished' && leftOf(line) > 0 && (
              <Row justify="end">
                <Button kind="soft" shape="pill" onPress={() => onPut(line.supply_key)}>
                  放进货道
                </Button>
              </Row>
            )}
          </Media>
        ))}
      </Stack>
    </Card>
  )
}

const leftOf = ({ received, loaded }: RefillLine) => (received ?? 0) - loaded

function standing({ packs, units, unit, received, loaded }: RefillLine): string {
  const ordered = `订 ${packs} 箱 ${units} ${unit}`
  if (received === null) return ordered
  return `${ordered}，实收 ${received} ${unit}，已放 ${loaded} ${unit}`
}
