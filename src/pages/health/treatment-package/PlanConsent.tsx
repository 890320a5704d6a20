import { ConsentPage } from '@/parts/health/ConsentPage'
import type { Plans } from '@/parts/health/plan/plan'
import { PlanWithdraw } from './PlanWithdraw'

/** What is kept of who does a plan, before anybody receives one. */
export function PlanConsent({ consent }: { consent: Plans['consent'] }) {
  const { agreement, purpose, agreed_before: before, covers } = consent
  return (
    <ConsentPage
      {...{ agreement, purpose }}
      route="treatmentPackage"
      submitText="同意并看计划"
      done="可以领计划了"
      label="单独同意记下我的健康计划"
      statement="我已阅读告知书，单独同意邻集按上面所写记下我的健康计划和打卡"
    >
      {before === 1 && <PlanWithdraw covers={covers} />}
    </ConsentPage>
  )
}
