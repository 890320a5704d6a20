import { AskedButton } from '@/blocks/form/AskedButton'
import { api } from '@/request/api'

/** As easy to take back as it was to give. */
export const WithdrawConsent = ({ onAnswered }: { onAnswered: () => void }) => (
  <AskedButton
    text="撤回同意，删除我的身份信息"
    title="撤回同意？"
    confirm="撤回并删除"
    done="已撤回，身份信息已删除"
    write={() => api.post('/user/nameVerify/withdraw', {})}
    onDone={onAnswered}
  >
    姓名、身份证号和照片都会删除。之后需要实名的商品暂时不能换，想换时可以重新认证。
  </AskedButton>
)
