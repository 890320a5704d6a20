import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { Screen } from '@/blocks/screen/Screen'
import { go } from '@/navigation/go'
import { type AlertDetail, notAVerdict, sourceWords } from '@/parts/health/guard/guard'
import { placeOf } from '@/parts/health/health'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

/** What was found and what to do about it; by which rule, and who was told. */
export function OneAlert({ alert }: { alert: AlertDetail }) {
  const { measure } = alert
  const seen = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeShop/HealthGuard/seen', { alert_id: alert.alert_id })
    toast('好的，不再往下告诉了')
  })
  const action = alert.seen ? undefined : (
    <Foot>
      <CallError error={seen.error} />
      <Button shape="full" busy={seen.busy} onPress={() => void seen.submit()}>
        我知道了
      </Button>
    </Foot>
  )
  return (
    <Screen route="guardAlert" {...(action && { action })}>
      <Stack inset>
        <Card>
          <Stack>
            <Text size="lg" strong heading={2}>
              {alert.title}
            </Text>
            <Text>{alert.text}</Text>
            <Text strong>{alert.advice}</Text>
            {measure && (
              <Button kind="outline" shape="full" onPress={() => void go(placeOf[measure].route)}>
                看全部记录
              </Button>
            )}
          </Stack>
        </Card>
        <Told alert={alert} />
        <Card>
          <SectionHead title="按哪条规则" />
          <Text>{alert.rule}</Text>
          <Text size="sm" tone="ink2">
            {`来源：${sourceWords(alert)}`}
          </Text>
        </Card>
        <Text size="sm" tone="ink2" center>
          {notAVerdict}
        </Text>
      </Stack>
    </Screen>
  )
}

function Told({ alert }: { alert: AlertDetail }) {
  const { told, next, seen, when, taken } = alert
  return (
    <Card>
      <SectionHead title="告诉了谁" />
      <Facts
        facts={[
          { name: '发现', value: when },
          ...told.map((one, nth) => ({
            name: `第 ${nth + 1} 次告诉${one.name}`,
            value: one.when,
          })),
        ]}
      />
      <Text size="sm" tone="ink2">
        {seen ? '已经有人看过了' : taken || next || '还没有人点“我知道了”'}
      </Text>
    </Card>
  )
}
