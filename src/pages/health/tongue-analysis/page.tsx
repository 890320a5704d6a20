import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import type { Home } from '@/parts/health/health'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Consent } from './Consent'
import { Photographs } from './Photographs'
import { Take } from './Take'
import { Withdraw } from './Withdraw'

const how = [
  '白天对着窗户，或者开足灯，不要开闪光灯',
  '吃饭、喝咖啡、刷牙以后，过 30 分钟再拍',
  '手机离嘴大约一个手掌，嘴张大，舌头自然伸平',
  '拿稳，等画面清楚再按；请家人帮着拍更好',
]

/** Photographs of the tongue, to hold against each other and to show to somebody who knows. */
export default function TongueAnalysis() {
  const home = useRead('/tp5/api/ExchangeShop/HealthReport/home')
  if (!home.data) return <UnloadedScreen route="tongueAnalysis" call={home} rows={4} />
  const consent = home.data.consents.find(({ purpose }) => purpose === 'tongue')
  if (!consent?.consented_at) return consent ? <Consent consent={consent} /> : null
  return <Taken consent={consent} />
}

function Taken({ consent }: { consent: Home['consents'][number] }) {
  const paged = usePaged('/tp5/api/ExchangeShop/HealthTongue/lists', {})
  const { first, rows, state, error, reload, loadMore } = paged
  if (!first)
    return (
      <UnloadedScreen
        route="tongueAnalysis"
        call={{ data: first, error, loading: state === 'loading', reload }}
        rows={4}
      />
    )
  const { rules, service } = first
  return (
    <Screen route="tongueAnalysis">
      <Stack inset>
        <Text tone="ink2">
          {service === ''
            ? '照片只存在这里，只看拍得够不够清楚，没有人看舌象。'
            : `拍得够清楚的照片会发给${service}看，不带您的姓名和手机号。`}
        </Text>
        <Card>
          <SectionHead title="怎么拍" />
          <NumberedLines lines={how} />
        </Card>
        <Take rules={rules} />
        <Photographs photographs={rows} />
        {state !== 'end' && rows.length > 0 && (
          <Button
            kind="text"
            shape="full"
            busy={state === 'loadingMore'}
            onPress={() => void loadMore()}
          >
            看更早的
          </Button>
        )}
        <Text size="sm" tone="ink2" center>
          照片和说明给医生看，不能代替医生诊断
        </Text>
        <Withdraw covers={consent.covers} />
      </Stack>
    </Screen>
  )
}
