import { DocumentLink } from '@/parts/auth/DocumentLink'
import { FieldError } from '@/ui/field/FieldError'
import { Checkbox } from '@/ui/switch/Checkbox'

interface OfAgeProps {
  ticked: boolean
  /** It was asked for and not ticked. */
  missing: boolean
  onChange: (ticked: boolean) => void
}

/** Ticked by the person, never by us. */
export function OfAge({ ticked, missing, onChange }: OfAgeProps) {
  return (
    <>
      <Checkbox
        label="我已满 18 周岁"
        ticked={ticked}
        onChange={onChange}
        links={<DocumentLink to="adultStatement" title="成年声明" />}
      >
        我已满 18 周岁，见
      </Checkbox>
      <FieldError text={missing ? '请先确认您已满 18 周岁' : undefined} />
    </>
  )
}
