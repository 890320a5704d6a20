import { CallError } from '@/blocks/form/CallError'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import { go, replace } from '@/navigation/go'
import { type Bill, rewardWords } from '@/parts/task/task'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'

type Choice = 'money' | 'points'

/** What is said of the code that comes beside a reward. */
const besides = { given: '，另送一个券码', gone: '，券码送完了', '': '' }

/** What is mine for it: money or points where it gives one of them, and the next task. */
export function Receive({ bill }: { bill: Bill }) {
  const { bill_user_id, campaign_id, state } = bill
  const { data } = useRead('/tp5/api/AdTask/bill', { bill_user_id })
  const choose = useSubmit((choice: Choice) =>
    api.post('/tp5/api/AdTask/rewardSelection', { bill_user_id, choice }),
  )
  const receive = useSubmit(async () => {
    const got = await api.post('/tp5/api/AdTask/receiveReward', { bill_user_id })
    toast(`领到 ${rewardWords(got)}${besides[got.gift]}`)
  })
  if (state === 'received') {
    const next = data?.next ?? null
    return (
      <Row>
        <Button
          kind="soft"
          shape="full"
          onPress={() => void go('taskLevel', { id: String(campaign_id) })}
        >
          回任务
        </Button>
        {next !== null && (
          <Button shape="full" onPress={() => void replace('taskDetails', { flag: String(next) })}>
            做下一件
          </Button>
        )}
      </Row>
    )
  }
  const isOpen = Boolean(data?.choice) && data?.chosen === ''
  return (
    <Stack gap="s2">
      {data?.choice && (
        <Segmented<Choice | ''>
          label="要哪一种奖励"
          choices={[
            { value: 'money', text: `要钱 ${money(data.choice.cents)}` },
            { value: 'points', text: `要 ${data.choice.points} 积分` },
          ]}
          value={data.chosen}
          onChoose={(choice) => choice !== '' && void choose.submit(choice)}
        />
      )}
      <Text size="sm" tone="ink2">
        {data?.settles ?? ''}
      </Text>
      <CallError error={receive.error ?? choose.error} />
      <Button
        shape="full"
        disabled={!data || isOpen}
        busy={receive.busy}
        onPress={() => void receive.submit()}
      >
        {isOpen ? '先选一种奖励' : `领取 ${rewardWords(data ?? bill)}`}
      </Button>
    </Stack>
  )
}
