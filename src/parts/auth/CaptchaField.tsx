import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import styles from './CaptchaField.module.scss'
import { CaptchaPicture } from './CaptchaPicture'
import type { SmsForm } from './useSmsForm'

const Passed = () => <Tag tone="ok">已通过</Tag>

interface CaptchaFieldProps {
  form: SmsForm
  /** Why the server did not take the answer. */
  told?: string | undefined
}

/** A picture to read or a sum to work out; who cannot do the one takes the other. */
export function CaptchaField({ form, told }: CaptchaFieldProps) {
  const isSum = form.kind === 'sum'
  const otherWay = isSum ? '改看图片验证' : '看不清？改做一道加法'
  return (
    <Stack>
      {isSum ? <SumField form={form} told={told} /> : <PictureField form={form} told={told} />}
      {form.solved ? (
        <View className={styles.note}>再发短信时，要重新验证一次</View>
      ) : (
        <Button kind="text" onPress={form.changeKind}>
          {otherWay}
        </Button>
      )}
    </Stack>
  )
}

function PictureField({ form: { field, captcha, kind, solved }, told }: CaptchaFieldProps) {
  const answer = field('captcha')
  return (
    <Field
      label="图形验证码"
      kind="number"
      maxLength={kind === 'long' ? 6 : 4}
      {...answer}
      error={answer.error ?? told}
      disabled={solved}
      trailing={solved ? <Passed /> : <CaptchaPicture captcha={captcha} />}
    />
  )
}

function SumField({ form: { field, captcha, solved }, told }: CaptchaFieldProps) {
  const answer = field('captcha')
  const question =
    captcha.data?.question || (captcha.loading ? '正在出题…' : '题目没出来，请换一题')
  return (
    <Field
      label={question}
      question
      placeholder="填得数"
      kind="number"
      maxLength={2}
      {...answer}
      error={answer.error ?? told}
      disabled={solved}
      trailing={
        solved ? (
          <Passed />
        ) : (
          <Button
            kind="soft"
            shape="pill"
            busy={captcha.loading}
            onPress={() => void captcha.reload()}
          >
            换一题
          </Button>
        )
      }
    />
  )
}
