import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import styles from './CaptchaField.module.scss'
import { CaptchaPicture } from './CaptchaPicture'
import { digits } from './smsRules'
import type { SmsForm } from './useSmsForm'

/** A picture to read or a sum to work out; who cannot do the one takes the other. */
export function CaptchaField({ form }: { form: SmsForm }) {
  const isSum = form.kind === 'sum'
  return (
    <View>
      {isSum ? <SumField form={form} /> : <PictureField form={form} />}
      <Button kind="text" onPress={form.changeKind}>
        {isSum ? '改看图片验证' : '看不清？改做一道加法'}
      </Button>
    </View>
  )
}

function PictureField({ form: { values, faults, change, captcha } }: { form: SmsForm }) {
  return (
    <Field
      label="图形验证码"
      kind="number"
      maxLength={4}
      value={values.captcha}
      error={faults.captcha}
      onChange={(text) => change({ captcha: digits(text) })}
      trailing={<CaptchaPicture captcha={captcha} />}
    />
  )
}

function SumField({ form: { values, faults, change, captcha } }: { form: SmsForm }) {
  const question =
    captcha.data?.question || (captcha.loading ? '正在出题…' : '题目没出来，请换一题')
  return (
    <>
      <View className={styles.question}>{question}</View>
      <Field
        label={question}
        placeholder="填得数"
        kind="number"
        maxLength={2}
        value={values.captcha}
        error={faults.captcha}
        onChange={(text) => change({ captcha: digits(text) })}
        trailing={
          <Button
            kind="soft"
            shape="pill"
            busy={captcha.loading}
            onPress={() => void captcha.reload()}
          >
            换一题
          </Button>
        }
      />
    </>
  )
}
