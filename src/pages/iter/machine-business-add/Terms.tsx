import { Unloaded } from '@/blocks/state/Unloaded'
import type { Read } from '@/cache/useRead'
import type { Out } from '@contract/api'
import { PartyRows } from '@/parts/iter/PartyRows'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'

interface TermsProps {
  call: Read<Out<'/tp5/api/MachineBusiness/terms'>>
  /** Enough is filled in to ask. */
  asked: boolean
}

/** What everybody would have. */
export const Terms = ({ call, asked }: TermsProps) => (
  <Card>
    <SectionHead title="谁分多少" />
    {!asked && <Text tone="ink3">填好上面的，这里会列出每个人的份额</Text>}
    {asked && <Unloaded call={call} outline={2} />}
    {asked && call.data && <PartyRows parties={call.data.parties} restText={call.data.rest_text} />}
    {asked && call.data?.why_not && (
      <Text size="sm" tone="warn">
        {call.data.why_not}
      </Text>
    )}
  </Card>
)
