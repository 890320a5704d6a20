import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { MerchantCard } from '@/parts/holding/MerchantCard'
import { useRoute } from '@/navigation/useRoute'
import { brightScreen } from '@/platform/brightScreen'
import { useInFront } from '@/platform/inFront'
import { Refused } from '@/request/errors'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Text } from '@/ui/text/Text'
import { CodeCard } from './CodeCard'
import { leftWords, Redeemed } from './Redeemed'
import { useRedeemed } from './useRedeemed'
import { useShownCode } from './useShownCode'
import { WhichHolding } from './WhichHolding'

export default function BusinessPacketsUse() {
  const { holding_id } = useRoute('businessPacketsUse')
  return holding_id ? <ShownCode holdingId={holding_id} /> : <WhichHolding />
}

function ShownCode({ holdingId: holding_id }: { holdingId: string }) {
  const inFront = useInFront()
  const { holding, redeemed, again } = useRedeemed(holding_id, inFront)
  const showing = inFront && !redeemed
  const shown = useShownCode(holding_id, showing)
  useEffect(() => (showing ? brightScreen() : undefined), [showing])

  if (redeemed) {
    return (
      <Screen route="businessPacketsUse">
        <Redeemed
          holding={redeemed}
          onAgain={() => {
            again()
            void shown.reload()
          }}
        />
      </Screen>
    )
  }
  if (shown.error instanceof Refused) {
    return (
      <Screen route="businessPacketsUse">
        <ErrorView error={shown.error} onRetry={() => void shown.reload()} />
      </Screen>
    )
  }
  return (
    <Screen route="businessPacketsUse">
      <Stack inset>
        <View>
          <Text size="md" strong center>
            {holding?.title ?? '出示券码'}
          </Text>
          <Text size="sm" tone="ink2" center>
            {holding ? leftWords(holding) : '请店员扫码'}
          </Text>
        </View>
        <CodeCard shown={shown} />
        <Text size="sm" tone="ink2" center>
          请店员扫码，或报这 18 位数字。截图会过期。
        </Text>
        {holding?.merchant && <MerchantCard merchant={holding.merchant} />}
      </Stack>
    </Screen>
  )
}
