/** What shows this app to the person: it decides how something else is opened from here. */
export type Surroundings = 'miniProgram' | 'weChat' | 'hostApp' | 'ios' | 'android' | 'desktop'
