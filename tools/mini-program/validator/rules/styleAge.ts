import type { Declaration } from 'postcss'
import type { Fault } from '../Finding'
import { sheetsOf } from '../sheets'
import type { Upload } from '../Upload'
import type { Phone } from '../wechat/Phone'
import { type StyleAge, styleAges } from '../wechat/styleAges'

/** The oldest phone reads every style: what it does not know it leaves out without a word. */
export function styleAge(upload: Upload): Fault[] {
  const { phone } = upload.options
  const tooNew = styleAges.filter(({ ios, chrome }) => phone.ios < ios || phone.chrome < chrome)
  return sheetsOf(upload).flatMap(({ file, root }) => {
    const faults: Fault[] = []
    root?.walk((node) => {
      const line = node.source?.start?.line
      for (const age of tooNew) {
        const holds =
          (node.type === 'rule' && age.selector?.test(node.selector)) ||
          (node.type === 'atrule' && age.atRule?.test(node.name)) ||
          (node.type === 'decl' && holdsIn(node, age))
        if (holds) faults.push({ file, line, message: sayOf(age, phone) })
      }
    })
    return faults
  })
}

function holdsIn({ prop, value, parent }: Declaration, age: StyleAge): boolean {
  if (!age.property && !age.value) return false
  if (age.property?.test(prop) === false || age.value?.test(value) === false) return false
  const { among } = age
  if (!among) return true
  return Boolean(
    parent?.some(
      (other) =>
        other.type === 'decl' && other.prop === among.property && among.value.test(other.value),
    ),
  )
}

const sayOf = ({ name, ios, chrome }: StyleAge, phone: Phone) =>
  `${name} came with iOS ${ios} and Chrome ${chrome}, the oldest are ${phone.ios} and ${phone.chrome}`
