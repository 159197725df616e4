/** The flows that have a table. A name is also part of addresses of the service. */
export const flowNames = ['signup'] as const satisfies readonly string[];

export type FlowName = (typeof flowNames)[number];
