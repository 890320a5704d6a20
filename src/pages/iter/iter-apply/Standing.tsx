import type { Out } from '@contract/api'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'

export type Application = Out<'/tp5/api/Iter/application'>

/** What is waited for, or stands in the way. */
export function Standing({ application }: { application: Application }) {
  const { state, machine_name, machine_sn, words, submitted_at, identity, operator } = application
  if (state === 'waiting')
    return (
      <Stack inset>
        <Card>
          <Text size="lg" strong>
            申请已提交，正在审核
          </Text>
          <Text size="sm" tone="ink2">
            有了结果会发消息给您，审核时可能打电话核实
          </Text>
        </Card>
        <Card>
          <Facts
            facts={[
              { name: '机器', value: `${machine_name} ${machine_sn}` },
              { name: '您写的', value: words },
              ...(submitted_at
                ? [{ name: '提交时间', value: fullTime(new Date(submitted_at)) }]
                : []),
            ]}
          />
        </Card>
      </Stack>
    )
  if (operator)
    return (
      <Empty title="您已经是运维员" text="想再管一台机器，请找客服登记">
        <Button onPress={() => void go('service')}>找客服</Button>
      </Empty>
    )
  if (!identity)
    return (
      <Empty title="先完成实名认证" text="机器里有货也有钱，要知道交给了谁">
        <Button onPress={() => void go('authentication')}>去认证</Button>
      </Empty>
    )
  return <Empty title="现在没有空着的机器" text="每台都有人管，过些天再来看看" />
}
