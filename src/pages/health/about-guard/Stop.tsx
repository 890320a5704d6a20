import { AskedButton } from '@/blocks/form/AskedButton'
import { api } from '@/request/api'

/** As easy to stop as it was to open. */
export const Stop = ({ covers }: { covers: string }) => (
  <AskedButton
    text="停止守护，撤回同意"
    title="停止守护？"
    confirm="停止并删除"
    done="健康守护已停止"
    write={() => api.post('/tp5/api/ExchangeShop/HealthGuard/userStopGuard', {})}
  >
    {`${covers}都会马上删除，找不回来。健康记录还在，照样可以看。`}
  </AskedButton>
)
