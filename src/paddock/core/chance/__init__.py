"""Sources of chance: seeded (Rng), keyed with a commitment (Keyed), scripted, recorded (Recorder, RecordedLuck)."""
