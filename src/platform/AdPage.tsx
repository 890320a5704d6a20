import type { AdPageProps } from './adPageProps'

/** A mini program has ads of WeChat's own. */
export const AdPage = (_props: AdPageProps) => null
