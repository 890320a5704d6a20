import { View } from '@tarojs/components'
import { useForm } from '@/blocks/form/useForm'
import { CaptchaField } from '@/parts/auth/CaptchaField'
import { SmsFields } from '@/parts/auth/SmsFields'
import { useSmsForm } from '@/parts/auth/useSmsForm'
import { api } from '@/request/api'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import type { Campaign } from '../campaign'
import { faultsOf, type Given, type Written } from './claim'
import styles from './ClaimSheet.module.scss'

interface ClaimSheetProps {
  campaign: Campaign
  busy: boolean
  error: unknown
  onClose: () => void
  onGive: (given: Given) => void
}

const nothing: Written = { redeem: '', card: '' }

/** What the campaign asks of the person: a card's first digits, a code, a phone that is proved. */
export function ClaimSheet({ campaign, busy, error, onClose, onGive }: ClaimSheetProps) {
  const { key, needs, partner, mine } = campaign
  const { field, check } = useForm(nothing, (written) => faultsOf(campaign, written))
  const own = needs.phone === 0
  const form = useSmsForm(
    ({ phone, ...wish }) =>
      api.post('/tp5/api/Campaign/sendSms', { key, ...wish, ...(own ? {} : { phone }) }),
    own,
  )
  const give = () => {
    const written = check()
    if (!written) return
    const { redeem, card } = written
    const given = { ...(redeem && { redeem }), ...(card && { card }) }
    if (needs.sms) {
      const proof = form.check()
      if (!proof) return
      return onGive({ ...given, code: proof.code, ...(own ? {} : { phone: proof.phone }) })
    }
    if (!needs.captcha) return onGive(given)
    const { captcha_id } = form.captcha.data ?? {}
    onGive({ ...given, captcha_code: form.values.captcha, ...(captcha_id && { captcha_id }) })
  }
  return (
    <Sheet
      open
      title="核对一下就领"
      onClose={onClose}
      footer={
        <>
          <CallError error={error} />
          <Button shape="full" busy={busy} onPress={give}>
            领取
          </Button>
        </>
      }
    >
      <Stack>
        {needs.code === 1 && <Field label="兑换码" {...field('redeem')} />}
        {needs.card > 0 && (
          <Field
            label={`${partner?.name ?? ''}卡号前 ${needs.card} 位`}
            kind="number"
            maxLength={needs.card}
            {...field('card')}
          />
        )}
        {needs.sms === 1 && own && <View className={styles.own}>验证码发到 {mine?.phone}</View>}
        {needs.sms === 1 && <SmsFields form={form} />}
        {needs.sms === 0 && needs.captcha === 1 && <CaptchaField form={form} />}
        <View className={styles.note}>
          填写的内容只用于这次核对{partner ? `，由${partner.name}提供权益` : ''}。
        </View>
      </Stack>
    </Sheet>
  )
}
