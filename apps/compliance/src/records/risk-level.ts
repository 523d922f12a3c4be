export const riskLevels = ['low', 'medium', 'high', 'prohibited'] as const;
export type RiskLevel = (typeof riskLevels)[number];
