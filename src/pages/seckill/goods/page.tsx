import { useEffect } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useEvery } from '@/cache/useEvery'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { usualWords } from '@/parts/sale/usualWords'
import { cardOf, type Detail, lookMs } from '@/parts/seckill/seckill'
import { Stock } from '@/parts/seckill/Stock'
import { Turn } from '@/parts/seckill/Turn'
import { shareAs } from '@/platform/share'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Actions } from './Actions'
import { Proof } from './Proof'
import { usePlace } from './usePlace'
import { WhichItem } from './WhichItem'

export default function SeckillGoods() {
  const { item_id } = useRoute('seckillGoods')
  if (!item_id) return <WhichItem />
  return <Goods key={item_id} itemId={Number(item_id)} />
}

/** A thing of a sale: what it costs, how long still, and where I stand. */
function Goods({ itemId }: { itemId: number }) {
  const call = useRead('/tp5/api/ExchangeShop/OnlineSeckill/detail', { item_id: itemId })
  const { data, look } = call
  useEvery(lookMs, look, !data)
  if (!data) return <UnloadedScreen route="seckillGoods" call={call} rows={5} />
  return <Shown detail={data} look={look} />
}

function Shown({ detail, look }: { detail: Detail; look: () => Promise<void> }) {
  const { title, image, tint, price, left, total, intro, details, rules, session, machine } = detail
  const place = usePlace(detail)
  // who waits asks for nothing more often than the server wants
  useEvery(Math.max(lookMs, place.data?.ask_after ?? 0), look)
  const usual = usualWords(detail)
  const sharedAs = `${title}，${session.name} 场整点秒杀`
  useEffect(
    () => shareAs({ title: sharedAs, image: cardOf(detail.item_id) }),
    [sharedAs, detail.item_id],
  )
  return (
    <Screen route="seckillGoods" action={<Actions detail={detail} place={place} />}>
      <GoodsPicture src={image} alt={title} tint={tint} eager />
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Row align="baseline" wrap="close">
              <Price
                points={price.points}
                gold={price.gold}
                cents={price.money}
                together
                size="l"
              />
              {usual && (
                <Text size="sm" tone="ink3">
                  {usual}
                </Text>
              )}
            </Row>
            <Text size="lg" strong>
              {title}
            </Text>
            <Text size="sm" tone="ink2">
              {intro}
            </Text>
            <Turn session={session} onTurn={() => void look()} />
            <Stock left={left} total={total} whole />
            {place.data && place.data.state_text !== '' && (
              <Text strong tone={place.data.state === 'ordered' ? 'brand' : 'ink'}>
                {place.data.state_text}
              </Text>
            )}
            {place.data && place.data.chance !== '' && (
              <Text size="sm" tone="ink2">
                {place.data.chance}
              </Text>
            )}
          </Stack>
        </Card>
        {machine && (
          <Card bare>
            <Cell
              icon="vending"
              title={machine.name}
              value={machine.address}
              onPress={() => void go('machine', { machine_id: machine.machine_id })}
            />
          </Card>
        )}
        {details.length > 0 && (
          <Card>
            <Facts facts={details} />
          </Card>
        )}
        <Card>
          <SectionHead title="怎么抢" />
          <Stack>
            <NumberedLines lines={rules} />
          </Stack>
        </Card>
        <Proof proof={detail.proof} />
      </Stack>
    </Screen>
  )
}
