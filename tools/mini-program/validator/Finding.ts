/** Something WeChat would refuse, or break on, in a compiled mini program. */
export interface Finding {
  rule: string
  file: string
  /** Both count from 1. */
  line?: number
  column?: number
  message: string
}

/** What a rule says; the table of rules adds the name. */
export type Fault = Omit<Finding, 'rule'>
