import type { Drill } from './harness/drill.js';
import { sinkDrill } from './harness/sink-drill.js';

export const drill: Drill = sinkDrill('event-sink-rabbitmq', 'rabbitmq');
