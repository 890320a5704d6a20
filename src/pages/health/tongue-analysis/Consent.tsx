import { ConsentPage } from '@/parts/health/ConsentPage'
import type { Home } from '@/parts/health/health'
import { Withdraw } from './Withdraw'

/** What becomes of a photograph, before one is taken. */
export function Consent({ consent }: { consent: Home['consents'][number] }) {
  const { agreement, purpose, agreed_before: before, covers } = consent
  return (
    <ConsentPage
      {...{ agreement, purpose }}
      route="tongueAnalysis"
      submitText="同意并开始拍照"
      done="可以拍照了"
      label="单独同意处理我的舌象照片"
      statement="我已阅读告知书，单独同意邻集按上面所写处理我的舌象照片"
    >
      {before === 1 && <Withdraw covers={covers} />}
    </ConsentPage>
  )
}
