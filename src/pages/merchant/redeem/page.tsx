import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { Result } from '@/blocks/result/Result'
import { back } from '@/navigation/go'
import { scan } from '@/platform/scan'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Screen } from '@/blocks/screen/Screen'
import { Text } from '@/ui/text/Text'
import { FoundThing, leftWords } from './FoundThing'
import { digitsOf, faultOf } from './redeemForm'
import { useRedeem } from './useRedeem'

/** At the counter: a merchant reads what a customer shows, and redeems it once. */
export default function MerchantRedeem() {
  const { code, found, redeemed, busy, error, read, redeem, change, next } = useRedeem()
  const [checked, setChecked] = useState(false)

  if (redeemed) {
    const facts = [
      { name: '卡券', value: redeemed.title },
      { name: '顾客', value: redeemed.customer },
      { name: '剩余', value: leftWords(redeemed), strong: true },
    ]
    return (
      <Screen route="merchantRedeem">
        <Result title="核销成功" text="顾客的手机上会马上显示" facts={facts}>
          <Button
            shape="full"
            onPress={() => {
              setChecked(false)
              next()
            }}
          >
            核销下一张
          </Button>
          <Button kind="outline" shape="full" onPress={() => void back()}>
            返回
          </Button>
        </Result>
      </Screen>
    )
  }

  const look = (text: string) => {
    const digits = digitsOf(text)
    change(digits)
    setChecked(true)
    if (!faultOf(digits)) read(digits)
  }
  const readByCamera = async () => {
    const text = await scan?.()
    if (text !== undefined) look(text)
  }
  return (
    <FormPage
      route="merchantRedeem"
      submitText={found ? '确认核销' : '查看这张券'}
      busy={busy}
      error={error}
      onSubmit={() => (found ? redeem() : look(code))}
    >
      {scan && (
        <Button kind="soft" shape="full" icon="search" onPress={() => void readByCamera()}>
          扫顾客的券码
        </Button>
      )}
      <Field
        label="顾客的 16 位券码"
        kind="number"
        value={code}
        error={checked ? faultOf(code) : undefined}
        onChange={(text) => change(digitsOf(text))}
      />
      {found ? (
        <FoundThing found={found} />
      ) : (
        <Text size="sm" tone="ink2">
          券码每 30 秒更新一次。提示过期时，请顾客再出示一次。
        </Text>
      )}
    </FormPage>
  )
}
