import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Foot } from '@/blocks/screen/Foot'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { leftWords, oddsWords } from '@/parts/lottery/lottery'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Facts } from '@/ui/facts/Facts'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

export default function LotteryGoodsDetail() {
  const { prize_id } = useRoute('lotteryGoodsDetail')
  if (!prize_id) return <WhichPrize />
  return <Goods prizeId={Number(prize_id)} />
}

/** An address that does not say which: all goods that can be won. */
function WhichPrize() {
  const call = useRead('/tp5/api/TigerActivity/prizeGoods', {}, { alike: true })
  if (!call.data) return <UnloadedScreen route="lotteryGoodsDetail" call={call} rows={3} />
  return (
    <Screen route="lotteryGoodsDetail" title="看哪一件？">
      <Stack inset>
        <Card bare>
          {call.data.list.map((prize) => (
            <Cell
              key={prize.prize_id}
              title={prize.title}
              value={oddsWords(prize)}
              onPress={() => void go('lotteryGoodsDetail', { prize_id: prize.prize_id })}
            />
          ))}
        </Card>
      </Stack>
    </Screen>
  )
}

/** Goods that can be won: what they are, and how often they come. */
function Goods({ prizeId }: { prizeId: number }) {
  const path = '/tp5/api/TigerActivity/goodsDetail'
  const call = useRead(path, { prize_id: prizeId }, { alike: true })
  const { data } = call
  if (!data) return <UnloadedScreen route="lotteryGoodsDetail" call={call} rows={4} />
  const action = (
    <Foot>
      <Button shape="full" onPress={() => void go('lottery')}>
        去抽
      </Button>
    </Foot>
  )
  return (
    <Screen route="lotteryGoodsDetail" action={action}>
      <GoodsPicture src={data.image} alt={data.title} tint="a" eager />
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Text size="lg" strong>
              {data.title}
            </Text>
            <Text size="sm" tone="ink2">
              {data.intro}
            </Text>
            <Facts
              facts={[
                { name: '概率', value: oddsWords(data) },
                { name: '今天', value: leftWords(data) },
                { name: '价值', value: money(data.worth) },
              ]}
            />
          </Stack>
        </Card>
        {data.details.length > 0 && (
          <Card>
            <Facts facts={data.details} />
          </Card>
        )}
      </Stack>
    </Screen>
  )
}
