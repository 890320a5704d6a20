import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { Result } from '@/blocks/result/Result'
import { StaffProof } from '@/parts/auth/StaffProof'
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
  const { found, redeemed, busy, error, read, redeem, forget } = useRedeem()
  const form = useForm({ code: '' }, ({ code }) => ({ code: faultOf(code) }))

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
              form.reset('code')
              forget()
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

  const enter = (text: string) => {
    form.change({ code: digitsOf(text) })
    forget()
  }
  const goOn = () => {
    const filled = form.check()
    if (filled) (found ? redeem : read)(filled.code)
  }
  const readByCamera = async () => {
    const text = await scan?.()
    if (text === undefined) return
    enter(text)
    const filled = form.check()
    if (filled) read(filled.code)
  }
  return (
    <FormPage
      route="merchantRedeem"
      submitText={found ? '确认核销' : '查看这张券'}
      busy={busy}
      error={error}
      onSubmit={goOn}
    >
      {scan && (
        <Button kind="soft" shape="full" icon="search" onPress={() => void readByCamera()}>
          扫顾客的券码
        </Button>
      )}
      <Field label="顾客的 18 位券码" kind="number" {...form.field('code')} onChange={enter} />
      {found ? (
        <FoundThing found={found} />
      ) : (
        <Text size="sm" tone="ink2">
          券码每 30 秒更新一次。提示过期时，请顾客再出示一次。
        </Text>
      )}
      <StaffProof />
    </FormPage>
  )
}
