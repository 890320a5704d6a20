import { ConsentPage } from '@/parts/health/ConsentPage'

/** What it means that family looks, before anybody of them may. */
export const FamilyConsent = ({
  route,
}: {
  route: 'healthFamilyInvite' | 'healthFamilyPerson'
}) => (
  <ConsentPage
    route={route}
    agreement="healthFamily"
    purpose="family"
    submitText="同意，接着选"
    done="接着选给看哪些"
    label="单独同意家人查看我的健康记录"
    statement="我已阅读告知书，单独同意我选的家人查看我选的健康记录"
  />
)
