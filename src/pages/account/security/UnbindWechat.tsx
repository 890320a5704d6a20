import { Question } from '@/blocks/form/Question'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

export function UnbindWechat({ onDone }: { onDone: () => void }) {
  const unbind = useSubmit(async () => {
    await api.post('/user/Center/unbindWechat')
    toast('已解除微信绑定')
    onDone()
  })
  return (
    <Question title="解除微信绑定？" confirm="解除" danger act={unbind} onCancel={onDone}>
      以后用手机号和短信验证码登录，账号里的东西都不变。想再用微信登录时，重新绑定就可以。
    </Question>
  )
}
