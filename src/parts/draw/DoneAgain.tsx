import { copyText } from '@/platform/clipboard'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { checksOf, type DrawCheck, lotAt, placeAgain } from './drawAgain'

/** A draw of mine, done again on this phone as soon as its seed is open. */
export const DoneAgain = ({ told }: { told: DrawCheck }) =>
  told.proof.seed ? <Again told={told} /> : <TooEarly told={told} />

const nameOf = ({ table }: DrawCheck, key: string | undefined) =>
  table.find((lot) => lot.key === key)?.name ?? '—'

const factsOf = (told: DrawCheck) => [
  { name: '签的内容', value: told.message },
  { name: '一共多少份', value: String(told.total) },
  { name: '服务器的位置', value: `${told.place}，${nameOf(told, told.result)}` },
]

function TooEarly({ told }: { told: DrawCheck }) {
  return (
    <Stack gap="s2">
      <Facts facts={factsOf(told)} />
      <Text size="sm" tone="ink2">
        当天的随机数第二天公布，到时再来，手机会自己算一遍
      </Text>
      <Prints told={told} />
    </Stack>
  )
}

function Again({ told }: { told: DrawCheck }) {
  const { proof, table } = told
  const again = placeAgain(told)
  const checks = checksOf(told)
  const agrees = checks.every(({ holds }) => holds)
  const copy = async () =>
    toast((await copyText(JSON.stringify(told))) ? '已复制' : '没有复制成功，请再试一次')
  return (
    <Stack gap="s2">
      <Facts
        facts={[
          ...factsOf(told),
          { name: '手机算的位置', value: `${again}，${nameOf(told, lotAt(table, again))}` },
        ]}
      />
      <Text strong tone={agrees ? 'brand' : 'warn'}>
        {agrees ? '一样，没有改过' : '不一样，请截图联系客服'}
      </Text>
      {checks.map(({ title, holds }) => (
        <Text key={title} size="sm" tone={holds ? 'ink2' : 'warn'}>
          {`${holds ? '对' : '不对'}：${title}`}
        </Text>
      ))}
      <Text size="xs" tone="ink3">{`随机数：${proof.seed}`}</Text>
      <Prints told={told} />
      <Button kind="soft" shape="full" onPress={() => void copy()}>
        复制这次的数据
      </Button>
    </Stack>
  )
}

const Prints = ({ told: { proof, anchor } }: { told: DrawCheck }) => (
  <>
    <Text size="xs" tone="ink3">{`指纹：${proof.promised}`}</Text>
    <Text
      size="xs"
      tone="ink3"
    >{`第一环（${anchor.day}）的指纹：${anchor.promised}，以前记下过的，可以对一对`}</Text>
  </>
)
