import { money } from '@/format/money'
import type { LeadDetail } from '@/parts/location/location'
import { Photos } from '@/parts/maintenance/Photos'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Contract = NonNullable<LeadDetail['contract']>

/** What was agreed. */
export const Signed = ({ contract }: { contract: Contract }) => (
  <Card>
    <SectionHead title="签好的合同" />
    <Stack gap="s2">
      <Facts
        facts={[
          { name: '签约方', value: contract.party },
          { name: '电话', value: contract.phone },
          { name: '期限', value: `${contract.starts_on} 到 ${contract.ends_on}` },
          { name: '租金', value: `${money(contract.rent)} / 月` },
          { name: '分成', value: `${contract.share}%` },
        ]}
      />
      <Text>{contract.terms}</Text>
      {contract.over === 1 && <Text tone="danger">合同到期了，请续签</Text>}
      <Photos of="合同" urls={contract.pictures} />
    </Stack>
  </Card>
)
