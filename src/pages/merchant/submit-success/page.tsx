import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { Result } from '@/blocks/result/Result'
import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { go, replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'

/** What was sent, and what comes next. */
export default function MerchantSubmitSuccess() {
  const call = useRead('/tp5/api/VillageEnter/mine')
  if (!call.data) return <UnloadedScreen route="merchantSubmitSuccess" call={call} rows={3} />
  const { application } = call.data
  if (!application)
    return (
      <Screen route="merchantSubmitSuccess">
        <Stack inset>
          <Empty title="还没有提交过申请" text="填好店铺和证照，就能申请入驻" />
          <Button shape="full" onPress={() => void replace('merchantSettle')}>
            去申请
          </Button>
        </Stack>
      </Screen>
    )
  const { name, village, applied_at, state, state_text } = application
  const facts = [
    { name: '店名', value: name },
    { name: '村', value: village },
    { name: '提交时间', value: fullTime(new Date(applied_at)) },
    { name: '进度', value: state_text, strong: true },
  ]
  return (
    <Screen route="merchantSubmitSuccess">
      <Result
        title="申请已提交"
        text={state === 'applied' ? '审核员看过后，会发消息告诉您结果' : '已经有结果了'}
        facts={facts}
      >
        <Button shape="full" onPress={() => void replace('merchantSettle')}>
          看进度
        </Button>
        <Button kind="outline" shape="full" onPress={() => void go('merchantList')}>
          看看附近的店
        </Button>
      </Result>
    </Screen>
  )
}
