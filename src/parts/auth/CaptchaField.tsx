import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { CaptchaPicture } from './CaptchaPicture'
import type { SmsForm } from './useSmsForm'

/** A picture to read or a sum to work out; who cannot do the one takes the other. */
export function CaptchaField({ form }: { form: SmsForm }) {
  const isSum = form.kind === 'sum'
  return (
    <Stack>
      {isSum ? <SumField form={form} /> : <PictureField form={form} />}
      <Button kind="text" onPress={form.changeKind}>
        {isSum ? '改看图片验证' : '看不清？改做一道加法'}
      </Button>
    </Stack>
  )
}

function PictureField({ form: { field, captcha, kind } }: { form: SmsForm }) {
  return (
    <Field
      label="图形验证码"
      kind="number"
      maxLength={kind === 'long' ? 6 : 4}
      {...field('captcha')}
      trailing={<CaptchaPicture captcha={captcha} />}
    />
  )
}

function SumField({ form: { field, captcha } }: { form: SmsForm }) {
  const question =
    captcha.data?.question || (captcha.loading ? '正在出题…' : '题目没出来，请换一题')
  return (
    <Field
      label={question}
      question
      placeholder="填得数"
      kind="number"
      maxLength={2}
      {...field('captcha')}
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
  )
}
