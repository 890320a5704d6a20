import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { useRead } from '@/cache/useRead'
import { CaptchaPicture } from '@/parts/auth/CaptchaPicture'
import { api } from '@/request/api'
import { isRefusal } from '@/request/refusalCodes'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface PersonCheckProps {
  /** Why what was tapped came to nothing. */
  error: unknown
  /** They are a person: it is made again. */
  onShown: () => void
}

/** Comes up where somebody has to show that they are a person before they go on. */
export function PersonCheck({ error, onShown }: PersonCheckProps) {
  const [left, setLeft] = useState<unknown>()
  if (!isRefusal(error, 'captchaNeeded') || left === error) return null
  const close = () => setLeft(error)
  const shown = () => {
    close()
    onShown()
  }
  return <CheckSheet onClose={close} onShown={shown} />
}

interface CheckSheetProps {
  onClose: () => void
  onShown: () => void
}

function CheckSheet({ onClose, onShown }: CheckSheetProps) {
  const [kind, setKind] = useState<'picture' | 'sum'>('picture')
  const captcha = useRead('/tp5/api/AdTask/captchaVerifyConfig', { kind }, { anew: true })
  const form = useForm({ answer: '' }, ({ answer }) => ({
    answer: /^\d{1,6}$/.test(answer) ? undefined : '请填写图中的数字或算式的得数',
  }))
  const prove = useSubmit(async () => {
    const said = form.check()
    if (!said || !captcha.data) return
    const { captcha_id } = captcha.data
    try {
      await api.post('/tp5/api/AdTask/captchaVerify', { captcha_id, captcha_code: said.answer })
    } catch (thrown) {
      form.reset('answer')
      void captcha.reload()
      throw thrown
    }
    onShown()
  })
  const isSum = kind === 'sum'
  return (
    <Sheet open title="验证是您本人" onClose={onClose}>
      <Stack>
        <Text tone="ink2">刚才做得很快，填一下再继续</Text>
        <Field
          label={isSum ? captcha.data?.question || '正在出题…' : '图中的数字'}
          kind="number"
          maxLength={6}
          question={isSum}
          {...form.field('answer')}
          trailing={isSum ? undefined : <CaptchaPicture captcha={captcha} />}
        />
        <Button kind="text" onPress={() => setKind(isSum ? 'picture' : 'sum')}>
          {isSum ? '改看图片验证' : '看不清？改做一道加法'}
        </Button>
        <CallError error={prove.error} />
        <Button shape="full" busy={prove.busy} onPress={() => void prove.submit()}>
          继续
        </Button>
      </Stack>
    </Sheet>
  )
}
