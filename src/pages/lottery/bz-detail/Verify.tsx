import type { Out } from '@contract/api'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { isPromised, lotAt, placeAgain } from '@/parts/lottery/drawAgain'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Verifying = Out<'/tp5/api/TigerActivity/verify'>

/** A draw of mine, done again on this phone. */
export function Verify({ playId }: { playId: string }) {
  const call = useRead('/tp5/api/TigerActivity/verify', { play_id: playId })
  const { data } = call
  return (
    <Card>
      <SectionHead title="核对这一次" />
      <Unloaded call={call} outline={3} />
      {data && <Again told={data} />}
    </Card>
  )
}

function Again({ told }: { told: Verifying }) {
  const { proof, message, table, total, place, result } = told
  const nameOf = (key: string | undefined) => table.find((lot) => lot.key === key)?.name ?? '—'
  const facts = [
    { name: '签的内容', value: message },
    { name: '一共多少份', value: String(total) },
    { name: '服务器的位置', value: `${place}，${nameOf(result)}` },
  ]
  if (!proof.seed)
    return (
      <Stack gap="s2">
        <Facts facts={facts} />
        <Text size="sm" tone="ink2">
          今天的随机数明天公布，到时再来，手机会自己算一遍
        </Text>
        <Text size="xs" tone="ink3">{`指纹：${proof.promised}`}</Text>
      </Stack>
    )
  const again = placeAgain(told)
  const agrees = isPromised(told) && again === place && lotAt(table, again) === result
  return (
    <Stack gap="s2">
      <Facts
        facts={[
          ...facts,
          { name: '手机算的位置', value: `${again}，${nameOf(lotAt(table, again))}` },
        ]}
      />
      <Text strong tone={agrees ? 'brand' : 'warn'}>
        {agrees ? '一样，没有改过' : '不一样，请截图联系客服'}
      </Text>
      <Text size="xs" tone="ink3">{`随机数：${proof.seed}`}</Text>
      <Text size="xs" tone="ink3">{`指纹：${proof.promised}`}</Text>
    </Stack>
  )
}
