import type { Out } from '@contract/api'
import { fullTime } from '@/format/date'
import { priceLine } from '@/format/price'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

type Sale = Out<'/tp5/api/VillageEnter/sales'>['list'][number]

const pieceWords = ({ number, uses, uses_left: left, state }: Sale) =>
  [
    number === '' ? '' : `券号 ${number}`,
    uses > 1 && state !== 'returned' ? `${uses} 次还剩 ${left} 次` : '',
  ]
    .filter(Boolean)
    .join('，')

/** A piece that was sold: what was paid for it, by whom, and what became of it. */
export function SaleCard({ sale }: { sale: Sale }) {
  const { title, points, gold, money, state, state_text, buyer, given, sold_at } = sale
  const pieces = pieceWords(sale)
  return (
    <Card>
      <Media wrap end={<Text strong>{priceLine({ points, gold, cents: money }) || '赠送'}</Text>}>
        <Row>
          <Text strong>{title}</Text>
          <Tag tone={state === 'usable' ? 'ok' : 'plain'}>{state_text}</Tag>
        </Row>
        {pieces !== '' && (
          <Text size="sm" tone="ink2">
            {pieces}
          </Text>
        )}
        <Text size="xs" tone="ink3">
          {`${fullTime(new Date(sold_at))}，${buyer}买下${given ? '，转赠给了邻居' : ''}`}
        </Text>
      </Media>
    </Card>
  )
}
