import { useState } from 'react'
import { Question } from '@/blocks/form/Question'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'

/** As easy to take back as it was to give. */
export function WithdrawConsent({ onAnswered }: { onAnswered: () => void }) {
  const [sure, setSure] = useState(false)
  const withdraw = useSubmit(async () => {
    await api.post('/user/nameVerify/withdraw', {})
    setSure(false)
    toast('已撤回，身份信息已删除')
    onAnswered()
  })
  return (
    <>
      <Button kind="text" shape="full" onPress={() => setSure(true)}>
        撤回同意，删除我的身份信息
      </Button>
      <Question
        open={sure}
        title="撤回同意？"
        confirm="撤回并删除"
        danger
        act={withdraw}
        onCancel={() => setSure(false)}
      >
        姓名、身份证号和照片都会删除。之后需要实名的商品暂时不能换，想换时可以重新认证。
      </Question>
    </>
  )
}
