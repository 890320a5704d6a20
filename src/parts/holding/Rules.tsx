import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Section } from './Section'

/** How it is used, a numbered sentence each. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Section title="使用规则">
      <NumberedLines lines={rules} />
    </Section>
  )
}
