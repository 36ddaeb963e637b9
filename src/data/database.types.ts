export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity_notes: {
        Row: {
          application_id: string | null;
          happened_at: string;
          id: string;
          kind: Database['public']['Enums']['note_kind'];
          person_id: string | null;
          placement_id: string | null;
          request_id: string | null;
          words: string;
          written_at: string;
          written_by: string;
        };
        ComputedFields: never;
        Insert: {
          application_id?: string | null;
          happened_at: string;
          id: string;
          kind: Database['public']['Enums']['note_kind'];
          person_id?: string | null;
          placement_id?: string | null;
          request_id?: string | null;
          words: string;
          written_at?: string;
          written_by: string;
        };
        Update: {
          application_id?: string | null;
          happened_at?: string;
          id?: string;
          kind?: Database['public']['Enums']['note_kind'];
          person_id?: string | null;
          placement_id?: string | null;
          request_id?: string | null;
          words?: string;
          written_at?: string;
          written_by?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'activity_notes_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'activity_notes_placement_id_fkey';
            columns: ['placement_id'];
            isOneToOne: false;
            referencedRelation: 'placements';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'activity_notes_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      agreements: {
        Row: {
          answer: Database['public']['Enums']['agreement_answer'];
          application_id: string;
          availability: number;
          ends_on: string | null;
          given_at: string;
          hourly_rate: number | null;
          reason: string | null;
          said_by: string | null;
          said_on: string | null;
          side: Database['public']['Enums']['agreeing_side'];
          starts_on: string;
          visits: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          answer: Database['public']['Enums']['agreement_answer'];
          application_id: string;
          availability: number;
          ends_on?: string | null;
          given_at?: string;
          hourly_rate?: number | null;
          reason?: string | null;
          said_by?: string | null;
          said_on?: string | null;
          side: Database['public']['Enums']['agreeing_side'];
          starts_on: string;
          visits: NonNullable<Json>;
        };
        Update: {
          answer?: Database['public']['Enums']['agreement_answer'];
          application_id?: string;
          availability?: number;
          ends_on?: string | null;
          given_at?: string;
          hourly_rate?: number | null;
          reason?: string | null;
          said_by?: string | null;
          said_on?: string | null;
          side?: Database['public']['Enums']['agreeing_side'];
          starts_on?: string;
          visits?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'agreements_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      applications: {
        Row: {
          accepted_at: string | null;
          caregiver_id: string;
          confirmed_times: number | null;
          declined_at: string | null;
          has_applied: boolean;
          id: string;
          introduced_at: string | null;
          introduced_rate: number | null;
          invited_at: string | null;
          job_id: string;
          may_be_shown: boolean;
          message: string | null;
          offered_at: string | null;
          placed_at: string | null;
          said_on: string | null;
          sending_id: string | null;
          shortlisted_at: string | null;
          shown_said_by: string | null;
          shown_said_on: string | null;
          status: Database['public']['Enums']['application_status'];
          status_reason: string | null;
          submitted_at: string;
          updated_at: string;
          withdrawn_at: string | null;
          answered: string | null;
        };
        ComputedFields: 'answered';
        Insert: {
          accepted_at?: string | null;
          caregiver_id: string;
          confirmed_times?: number | null;
          declined_at?: string | null;
          has_applied?: boolean;
          id?: string;
          introduced_at?: string | null;
          introduced_rate?: number | null;
          invited_at?: string | null;
          job_id: string;
          may_be_shown?: boolean;
          message?: string | null;
          offered_at?: string | null;
          placed_at?: string | null;
          said_on?: string | null;
          sending_id?: string | null;
          shortlisted_at?: string | null;
          shown_said_by?: string | null;
          shown_said_on?: string | null;
          status?: Database['public']['Enums']['application_status'];
          status_reason?: string | null;
          submitted_at?: string;
          updated_at?: string;
          withdrawn_at?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          caregiver_id?: string;
          confirmed_times?: number | null;
          declined_at?: string | null;
          has_applied?: boolean;
          id?: string;
          introduced_at?: string | null;
          introduced_rate?: number | null;
          invited_at?: string | null;
          job_id?: string;
          may_be_shown?: boolean;
          message?: string | null;
          offered_at?: string | null;
          placed_at?: string | null;
          said_on?: string | null;
          sending_id?: string | null;
          shortlisted_at?: string | null;
          shown_said_by?: string | null;
          shown_said_on?: string | null;
          status?: Database['public']['Enums']['application_status'];
          status_reason?: string | null;
          submitted_at?: string;
          updated_at?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'applications_caregiver_id_fkey';
            columns: ['caregiver_id'];
            isOneToOne: false;
            referencedRelation: 'caregiver_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'applications_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
        ];
      };
      caregiver_profiles: {
        Row: {
          about: string | null;
          availability: number;
          birth_year: number | null;
          care_types: Database['public']['Enums']['care_type'][];
          changes_fields: Database['public']['Enums']['profile_field'][];
          changes_reason: string | null;
          changes_since: string | null;
          consented_at: string | null;
          created_at: string;
          entered_at: string | null;
          experience_years: number | null;
          full_name: string | null;
          hourly_rate: number | null;
          languages: Database['public']['Enums']['language_code'][];
          other_languages: string | null;
          phone: string | null;
          photo_path: string | null;
          place_id: number | null;
          radius_km: number | null;
          reviewed_at: string | null;
          revision: number;
          skills: Database['public']['Enums']['skill'][];
          status: Database['public']['Enums']['profile_status'];
          status_reason: string | null;
          submitted_at: string | null;
          unconfirmed: Database['public']['Enums']['profile_field'][];
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          about?: string | null;
          availability?: number;
          birth_year?: number | null;
          care_types?: Database['public']['Enums']['care_type'][];
          changes_fields?: Database['public']['Enums']['profile_field'][];
          changes_reason?: string | null;
          changes_since?: string | null;
          consented_at?: string | null;
          created_at?: string;
          entered_at?: string | null;
          experience_years?: number | null;
          full_name?: string | null;
          hourly_rate?: number | null;
          languages?: Database['public']['Enums']['language_code'][];
          other_languages?: string | null;
          phone?: string | null;
          photo_path?: string | null;
          place_id?: number | null;
          radius_km?: number | null;
          reviewed_at?: string | null;
          revision?: number;
          skills?: Database['public']['Enums']['skill'][];
          status?: Database['public']['Enums']['profile_status'];
          status_reason?: string | null;
          submitted_at?: string | null;
          unconfirmed?: Database['public']['Enums']['profile_field'][];
          updated_at?: string;
          user_id: string;
        };
        Update: {
          about?: string | null;
          availability?: number;
          birth_year?: number | null;
          care_types?: Database['public']['Enums']['care_type'][];
          changes_fields?: Database['public']['Enums']['profile_field'][];
          changes_reason?: string | null;
          changes_since?: string | null;
          consented_at?: string | null;
          created_at?: string;
          entered_at?: string | null;
          experience_years?: number | null;
          full_name?: string | null;
          hourly_rate?: number | null;
          languages?: Database['public']['Enums']['language_code'][];
          other_languages?: string | null;
          phone?: string | null;
          photo_path?: string | null;
          place_id?: number | null;
          radius_km?: number | null;
          reviewed_at?: string | null;
          revision?: number;
          skills?: Database['public']['Enums']['skill'][];
          status?: Database['public']['Enums']['profile_status'];
          status_reason?: string | null;
          submitted_at?: string | null;
          unconfirmed?: Database['public']['Enums']['profile_field'][];
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'caregiver_profiles_place_id_fkey';
            columns: ['place_id'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['id'];
          },
        ];
      };
      caregivers: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          updated_at: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          updated_at?: string;
          user_id?: string | null;
        };
        Relationships: [];
      };
      check_ins: {
        Row: {
          answer: Database['public']['Enums']['check_in_answer'] | null;
          answered_at: string | null;
          asked_at: string;
          id: string;
          occasion: Database['public']['Enums']['check_in_occasion'];
          placement_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: Database['public']['Enums']['check_in_answer'] | null;
          answered_at?: string | null;
          asked_at?: string;
          id?: string;
          occasion: Database['public']['Enums']['check_in_occasion'];
          placement_id: string;
        };
        Update: {
          answer?: Database['public']['Enums']['check_in_answer'] | null;
          answered_at?: string | null;
          asked_at?: string;
          id?: string;
          occasion?: Database['public']['Enums']['check_in_occasion'];
          placement_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'check_ins_placement_id_fkey';
            columns: ['placement_id'];
            isOneToOne: false;
            referencedRelation: 'placements';
            referencedColumns: ['id'];
          },
        ];
      };
      complaints: {
        Row: {
          change_id: string | null;
          id: string;
          kind: Database['public']['Enums']['complaint_kind'];
          outcome: Database['public']['Enums']['complaint_outcome'] | null;
          outcome_words: string | null;
          placement_id: string;
          raised_at: string;
          raised_kind: Database['public']['Enums']['complaint_kind'] | null;
          reopened_at: string | null;
          said_by: string | null;
          settled_at: string | null;
          settled_by: string | null;
          severity: Database['public']['Enums']['complaint_severity'] | null;
          side: Database['public']['Enums']['agreeing_side'];
          told: Database['public']['Enums']['complaint_told'][];
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          change_id?: string | null;
          id: string;
          kind: Database['public']['Enums']['complaint_kind'];
          outcome?: Database['public']['Enums']['complaint_outcome'] | null;
          outcome_words?: string | null;
          placement_id: string;
          raised_at?: string;
          raised_kind?: Database['public']['Enums']['complaint_kind'] | null;
          reopened_at?: string | null;
          said_by?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          severity?: Database['public']['Enums']['complaint_severity'] | null;
          side: Database['public']['Enums']['agreeing_side'];
          told?: Database['public']['Enums']['complaint_told'][];
          words?: string | null;
        };
        Update: {
          change_id?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['complaint_kind'];
          outcome?: Database['public']['Enums']['complaint_outcome'] | null;
          outcome_words?: string | null;
          placement_id?: string;
          raised_at?: string;
          raised_kind?: Database['public']['Enums']['complaint_kind'] | null;
          reopened_at?: string | null;
          said_by?: string | null;
          settled_at?: string | null;
          settled_by?: string | null;
          severity?: Database['public']['Enums']['complaint_severity'] | null;
          side?: Database['public']['Enums']['agreeing_side'];
          told?: Database['public']['Enums']['complaint_told'][];
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'complaints_change_id_fkey';
            columns: ['change_id'];
            isOneToOne: false;
            referencedRelation: 'visit_changes';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'complaints_placement_id_fkey';
            columns: ['placement_id'];
            isOneToOne: false;
            referencedRelation: 'placements';
            referencedColumns: ['id'];
          },
        ];
      };
      credential_rules: {
        Row: {
          care_type: Database['public']['Enums']['care_type'];
          kind: Database['public']['Enums']['document_kind'];
        };
        ComputedFields: never;
        Insert: {
          care_type: Database['public']['Enums']['care_type'];
          kind: Database['public']['Enums']['document_kind'];
        };
        Update: {
          care_type?: Database['public']['Enums']['care_type'];
          kind?: Database['public']['Enums']['document_kind'];
        };
        Relationships: [];
      };
      documents: {
        Row: {
          caregiver_id: string;
          check_note: string | null;
          checked_at: string | null;
          created_at: string;
          expires_on: string | null;
          file_name: string;
          file_path: string;
          id: string;
          issued_on: string | null;
          kind: Database['public']['Enums']['document_kind'];
          received: Database['public']['Enums']['document_receipt'] | null;
          status: Database['public']['Enums']['document_status'];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          caregiver_id: string;
          check_note?: string | null;
          checked_at?: string | null;
          created_at?: string;
          expires_on?: string | null;
          file_name: string;
          file_path: string;
          id?: string;
          issued_on?: string | null;
          kind: Database['public']['Enums']['document_kind'];
          received?: Database['public']['Enums']['document_receipt'] | null;
          status?: Database['public']['Enums']['document_status'];
          updated_at?: string;
        };
        Update: {
          caregiver_id?: string;
          check_note?: string | null;
          checked_at?: string | null;
          created_at?: string;
          expires_on?: string | null;
          file_name?: string;
          file_path?: string;
          id?: string;
          issued_on?: string | null;
          kind?: Database['public']['Enums']['document_kind'];
          received?: Database['public']['Enums']['document_receipt'] | null;
          status?: Database['public']['Enums']['document_status'];
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'documents_caregiver_id_fkey';
            columns: ['caregiver_id'];
            isOneToOne: false;
            referencedRelation: 'caregiver_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      events: {
        Row: {
          action: string;
          actor_id: string | null;
          after: Json | null;
          before: Json | null;
          by_family: boolean;
          by_known_link: boolean;
          contents_hash: string;
          id: number;
          occurred_at: string;
          position: number | null;
          salt: string | null;
          seal: string | null;
          subject_id: string;
          subject_type: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          by_family?: boolean;
          by_known_link?: boolean;
          contents_hash: string;
          id?: never;
          occurred_at?: string;
          position?: number | null;
          salt?: string | null;
          seal?: string | null;
          subject_id: string;
          subject_type: string;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          after?: Json | null;
          before?: Json | null;
          by_family?: boolean;
          by_known_link?: boolean;
          contents_hash?: string;
          id?: never;
          occurred_at?: string;
          position?: number | null;
          salt?: string | null;
          seal?: string | null;
          subject_id?: string;
          subject_type?: string;
        };
        Relationships: [];
      };
      family_messages: {
        Row: {
          about: Database['public']['Enums']['message_about'];
          answer: string | null;
          answered_as: Database['public']['Enums']['message_answer'] | null;
          answered_at: string | null;
          answered_by: string | null;
          id: string;
          request_id: string;
          sent_at: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          about: Database['public']['Enums']['message_about'];
          answer?: string | null;
          answered_as?: Database['public']['Enums']['message_answer'] | null;
          answered_at?: string | null;
          answered_by?: string | null;
          id: string;
          request_id: string;
          sent_at?: string;
          words: string;
        };
        Update: {
          about?: Database['public']['Enums']['message_about'];
          answer?: string | null;
          answered_as?: Database['public']['Enums']['message_answer'] | null;
          answered_at?: string | null;
          answered_by?: string | null;
          id?: string;
          request_id?: string;
          sent_at?: string;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'family_messages_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string;
          revoked_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by: string;
          revoked_at?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          revoked_at?: string | null;
        };
        Relationships: [];
      };
      jobs: {
        Row: {
          availability: number;
          care_types: Database['public']['Enums']['care_type'][];
          closed_at: string | null;
          duration: Database['public']['Enums']['care_duration'] | null;
          hourly_budget: number | null;
          hours_per_visit: number | null;
          id: string;
          languages: Database['public']['Enums']['language_code'][];
          nr: number;
          place_id: number;
          published_at: string;
          published_by: string;
          request_id: string;
          required_credentials: Database['public']['Enums']['document_kind'][];
          revision: number;
          skills: Database['public']['Enums']['skill'][];
          start: Database['public']['Enums']['care_start'];
          starts_on: string;
          status: Database['public']['Enums']['job_status'];
          summary: string;
          title: string;
          updated_at: string;
          visits: NonNullable<Json>;
          waivers: NonNullable<Json>;
          answered: string | null;
          part: Json | null;
          reach: string | null;
        };
        ComputedFields: 'answered' | 'part' | 'reach';
        Insert: {
          availability: number;
          care_types: Database['public']['Enums']['care_type'][];
          closed_at?: string | null;
          duration?: Database['public']['Enums']['care_duration'] | null;
          hourly_budget?: number | null;
          hours_per_visit?: number | null;
          id?: string;
          languages: Database['public']['Enums']['language_code'][];
          nr?: number;
          place_id: number;
          published_at?: string;
          published_by: string;
          request_id: string;
          required_credentials?: Database['public']['Enums']['document_kind'][];
          revision?: number;
          skills: Database['public']['Enums']['skill'][];
          start?: Database['public']['Enums']['care_start'];
          starts_on: string;
          status?: Database['public']['Enums']['job_status'];
          summary: string;
          title: string;
          updated_at?: string;
          visits: NonNullable<Json>;
          waivers?: NonNullable<Json>;
        };
        Update: {
          availability?: number;
          care_types?: Database['public']['Enums']['care_type'][];
          closed_at?: string | null;
          duration?: Database['public']['Enums']['care_duration'] | null;
          hourly_budget?: number | null;
          hours_per_visit?: number | null;
          id?: string;
          languages?: Database['public']['Enums']['language_code'][];
          nr?: number;
          place_id?: number;
          published_at?: string;
          published_by?: string;
          request_id?: string;
          required_credentials?: Database['public']['Enums']['document_kind'][];
          revision?: number;
          skills?: Database['public']['Enums']['skill'][];
          start?: Database['public']['Enums']['care_start'];
          starts_on?: string;
          status?: Database['public']['Enums']['job_status'];
          summary?: string;
          title?: string;
          updated_at?: string;
          visits?: NonNullable<Json>;
          waivers?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'jobs_place_id_fkey';
            columns: ['place_id'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'jobs_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      offers: {
        Row: {
          application_id: string;
          availability: number;
          ends_on: string | null;
          hourly_rate: number | null;
          offered_at: string;
          stands_until: string;
          starts_on: string;
          visits: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          availability: number;
          ends_on?: string | null;
          hourly_rate?: number | null;
          offered_at?: string;
          stands_until: string;
          starts_on: string;
          visits: NonNullable<Json>;
        };
        Update: {
          application_id?: string;
          availability?: number;
          ends_on?: string | null;
          hourly_rate?: number | null;
          offered_at?: string;
          stands_until?: string;
          starts_on?: string;
          visits?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'offers_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
        ];
      };
      placements: {
        Row: {
          application_id: string | null;
          availability: number;
          came: boolean;
          caregiver_id: string | null;
          caregiver_name: string;
          corrected_at: string | null;
          end_reason: string | null;
          ended_at: string | null;
          ends_on: string | null;
          first_day_confirmed_at: string | null;
          hourly_rate: number | null;
          id: string;
          job_id: string;
          job_times: number;
          job_title: string;
          leave_asked_at: string | null;
          leave_id: string | null;
          leave_on: string | null;
          leave_reason: Database['public']['Enums']['leave_reason'] | null;
          leave_words: string | null;
          placed_at: string;
          replaces: string | null;
          request_id: string;
          starts_on: string;
          visits: NonNullable<Json>;
          called: Json | null;
          cause: Database['public']['Enums']['end_cause'] | null;
          credentials: Json | null;
          lapsed: Database['public']['Enums']['document_kind'][] | null;
          reach: string | null;
        };
        ComputedFields: 'called' | 'cause' | 'credentials' | 'lapsed' | 'reach';
        Insert: {
          application_id?: string | null;
          availability: number;
          came?: boolean;
          caregiver_id?: string | null;
          caregiver_name: string;
          corrected_at?: string | null;
          end_reason?: string | null;
          ended_at?: string | null;
          ends_on?: string | null;
          first_day_confirmed_at?: string | null;
          hourly_rate?: number | null;
          id?: string;
          job_id: string;
          job_times: number;
          job_title: string;
          leave_asked_at?: string | null;
          leave_id?: string | null;
          leave_on?: string | null;
          leave_reason?: Database['public']['Enums']['leave_reason'] | null;
          leave_words?: string | null;
          placed_at?: string;
          replaces?: string | null;
          request_id: string;
          starts_on: string;
          visits: NonNullable<Json>;
        };
        Update: {
          application_id?: string | null;
          availability?: number;
          came?: boolean;
          caregiver_id?: string | null;
          caregiver_name?: string;
          corrected_at?: string | null;
          end_reason?: string | null;
          ended_at?: string | null;
          ends_on?: string | null;
          first_day_confirmed_at?: string | null;
          hourly_rate?: number | null;
          id?: string;
          job_id?: string;
          job_times?: number;
          job_title?: string;
          leave_asked_at?: string | null;
          leave_id?: string | null;
          leave_on?: string | null;
          leave_reason?: Database['public']['Enums']['leave_reason'] | null;
          leave_words?: string | null;
          placed_at?: string;
          replaces?: string | null;
          request_id?: string;
          starts_on?: string;
          visits?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'placements_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: true;
            referencedRelation: 'applications';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'placements_caregiver_id_fkey';
            columns: ['caregiver_id'];
            isOneToOne: false;
            referencedRelation: 'caregiver_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'placements_job_id_fkey';
            columns: ['job_id'];
            isOneToOne: false;
            referencedRelation: 'jobs';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'placements_replaces_fkey';
            columns: ['replaces'];
            isOneToOne: false;
            referencedRelation: 'placements';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'placements_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      places: {
        Row: {
          country: string;
          id: number;
          latitude: number;
          longitude: number;
          name: string;
          region: string;
          search_name: string;
        };
        ComputedFields: never;
        Insert: {
          country: string;
          id?: never;
          latitude: number;
          longitude: number;
          name: string;
          region: string;
          search_name?: never;
        };
        Update: {
          country?: string;
          id?: never;
          latitude?: number;
          longitude?: number;
          name?: string;
          region?: string;
          search_name?: never;
        };
        Relationships: [];
      };
      request_contacts: {
        Row: {
          address: string;
          contact_by: Database['public']['Enums']['contact_way'];
          contact_email: string | null;
          contact_language: Database['public']['Enums']['language_code'] | null;
          contact_name: string;
          contact_phone: string | null;
          helper_agreed_by: string | null;
          helper_email: string | null;
          helper_name: string | null;
          helper_phone: string | null;
          helper_relation: string | null;
          recipient_name: string;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          contact_by?: Database['public']['Enums']['contact_way'];
          contact_email?: string | null;
          contact_language?: Database['public']['Enums']['language_code'] | null;
          contact_name: string;
          contact_phone?: string | null;
          helper_agreed_by?: string | null;
          helper_email?: string | null;
          helper_name?: string | null;
          helper_phone?: string | null;
          helper_relation?: string | null;
          recipient_name: string;
          request_id: string;
        };
        Update: {
          address?: string;
          contact_by?: Database['public']['Enums']['contact_way'];
          contact_email?: string | null;
          contact_language?: Database['public']['Enums']['language_code'] | null;
          contact_name?: string;
          contact_phone?: string | null;
          helper_agreed_by?: string | null;
          helper_email?: string | null;
          helper_name?: string | null;
          helper_phone?: string | null;
          helper_relation?: string | null;
          recipient_name?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_contacts_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: true;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_questions: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          asked_at: string;
          asked_by: string;
          id: string;
          question: string;
          read_at: string | null;
          request_id: string;
          said_by: string | null;
          said_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          asked_at?: string;
          asked_by: string;
          id?: string;
          question: string;
          read_at?: string | null;
          request_id: string;
          said_by?: string | null;
          said_on?: string | null;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          asked_at?: string;
          asked_by?: string;
          id?: string;
          question?: string;
          read_at?: string | null;
          request_id?: string;
          said_by?: string | null;
          said_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'request_questions_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'requests';
            referencedColumns: ['id'];
          },
        ];
      };
      requests: {
        Row: {
          answers: NonNullable<Json>;
          availability: number;
          care_types: Database['public']['Enums']['care_type'][];
          consented_at: string;
          duration: Database['public']['Enums']['care_duration'] | null;
          entered_by: string | null;
          erased_at: string | null;
          flexible: boolean;
          hourly_budget: number | null;
          hours_per_visit: number | null;
          id: string;
          languages: Database['public']['Enums']['language_code'][];
          many_alike: boolean;
          notes: string | null;
          place_id: number;
          priority: boolean;
          reference: string;
          relation: Database['public']['Enums']['care_relation'];
          set_times: Json | null;
          skills: Database['public']['Enums']['skill'][];
          start: Database['public']['Enums']['care_start'];
          starts_on: string | null;
          status: Database['public']['Enums']['request_status'];
          status_reason: string | null;
          status_since: string | null;
          submitted_at: string;
          updated_at: string;
          visits: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          answers: NonNullable<Json>;
          availability: number;
          care_types: Database['public']['Enums']['care_type'][];
          consented_at?: string;
          duration?: Database['public']['Enums']['care_duration'] | null;
          entered_by?: string | null;
          erased_at?: string | null;
          flexible?: boolean;
          hourly_budget?: number | null;
          hours_per_visit?: number | null;
          id: string;
          languages?: Database['public']['Enums']['language_code'][];
          many_alike?: boolean;
          notes?: string | null;
          place_id: number;
          priority?: boolean;
          reference: string;
          relation: Database['public']['Enums']['care_relation'];
          set_times?: Json | null;
          skills?: Database['public']['Enums']['skill'][];
          start?: Database['public']['Enums']['care_start'];
          starts_on?: string | null;
          status?: Database['public']['Enums']['request_status'];
          status_reason?: string | null;
          status_since?: string | null;
          submitted_at?: string;
          updated_at?: string;
          visits: NonNullable<Json>;
        };
        Update: {
          answers?: NonNullable<Json>;
          availability?: number;
          care_types?: Database['public']['Enums']['care_type'][];
          consented_at?: string;
          duration?: Database['public']['Enums']['care_duration'] | null;
          entered_by?: string | null;
          erased_at?: string | null;
          flexible?: boolean;
          hourly_budget?: number | null;
          hours_per_visit?: number | null;
          id?: string;
          languages?: Database['public']['Enums']['language_code'][];
          many_alike?: boolean;
          notes?: string | null;
          place_id?: number;
          priority?: boolean;
          reference?: string;
          relation?: Database['public']['Enums']['care_relation'];
          set_times?: Json | null;
          skills?: Database['public']['Enums']['skill'][];
          start?: Database['public']['Enums']['care_start'];
          starts_on?: string | null;
          status?: Database['public']['Enums']['request_status'];
          status_reason?: string | null;
          status_since?: string | null;
          submitted_at?: string;
          updated_at?: string;
          visits?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'requests_place_id_fkey';
            columns: ['place_id'];
            isOneToOne: false;
            referencedRelation: 'places';
            referencedColumns: ['id'];
          },
        ];
      };
      reviewed_profiles: {
        Row: {
          about: string | null;
          birth_year: number | null;
          care_types: Database['public']['Enums']['care_type'][];
          experience_years: number | null;
          full_name: string | null;
          languages: Database['public']['Enums']['language_code'][];
          other_languages: string | null;
          photo_path: string | null;
          revision: number;
          skills: Database['public']['Enums']['skill'][];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          about?: string | null;
          birth_year?: number | null;
          care_types: Database['public']['Enums']['care_type'][];
          experience_years?: number | null;
          full_name?: string | null;
          languages: Database['public']['Enums']['language_code'][];
          other_languages?: string | null;
          photo_path?: string | null;
          revision: number;
          skills: Database['public']['Enums']['skill'][];
          user_id: string;
        };
        Update: {
          about?: string | null;
          birth_year?: number | null;
          care_types?: Database['public']['Enums']['care_type'][];
          experience_years?: number | null;
          full_name?: string | null;
          languages?: Database['public']['Enums']['language_code'][];
          other_languages?: string | null;
          photo_path?: string | null;
          revision?: number;
          skills?: Database['public']['Enums']['skill'][];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reviewed_profiles_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: true;
            referencedRelation: 'caregiver_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      staff: {
        Row: {
          email: string;
          full_name: string | null;
          since: string;
          until: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          email: string;
          full_name?: string | null;
          since?: string;
          until?: string | null;
          user_id: string;
        };
        Update: {
          email?: string;
          full_name?: string | null;
          since?: string;
          until?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      terms_changes: {
        Row: {
          agreed_at: string | null;
          applied_at: string | null;
          asked_by: Database['public']['Enums']['agreeing_side'] | null;
          caregiver_said_by: string | null;
          caregiver_yes_at: string | null;
          earlier_rate: number | null;
          earlier_visits: Json | null;
          ended_at: string | null;
          family_said_by: string | null;
          family_yes_at: string | null;
          from_day: string;
          hourly_rate: number | null;
          id: string;
          placement_id: string;
          proposed_at: string;
          reason: string | null;
          refused_by: Database['public']['Enums']['agreeing_side'] | null;
          still_needed: boolean;
          visits: NonNullable<Json>;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          agreed_at?: string | null;
          applied_at?: string | null;
          asked_by?: Database['public']['Enums']['agreeing_side'] | null;
          caregiver_said_by?: string | null;
          caregiver_yes_at?: string | null;
          earlier_rate?: number | null;
          earlier_visits?: Json | null;
          ended_at?: string | null;
          family_said_by?: string | null;
          family_yes_at?: string | null;
          from_day: string;
          hourly_rate?: number | null;
          id: string;
          placement_id: string;
          proposed_at?: string;
          reason?: string | null;
          refused_by?: Database['public']['Enums']['agreeing_side'] | null;
          still_needed?: boolean;
          visits: NonNullable<Json>;
          words?: string | null;
        };
        Update: {
          agreed_at?: string | null;
          applied_at?: string | null;
          asked_by?: Database['public']['Enums']['agreeing_side'] | null;
          caregiver_said_by?: string | null;
          caregiver_yes_at?: string | null;
          earlier_rate?: number | null;
          earlier_visits?: Json | null;
          ended_at?: string | null;
          family_said_by?: string | null;
          family_yes_at?: string | null;
          from_day?: string;
          hourly_rate?: number | null;
          id?: string;
          placement_id?: string;
          proposed_at?: string;
          reason?: string | null;
          refused_by?: Database['public']['Enums']['agreeing_side'] | null;
          still_needed?: boolean;
          visits?: NonNullable<Json>;
          words?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'terms_changes_placement_id_fkey';
            columns: ['placement_id'];
            isOneToOne: false;
            referencedRelation: 'placements';
            referencedColumns: ['id'];
          },
        ];
      };
      time_off: {
        Row: {
          caregiver_id: string;
          from_day: string;
          id: string;
          to_day: string;
        };
        ComputedFields: never;
        Insert: {
          caregiver_id: string;
          from_day: string;
          id?: string;
          to_day: string;
        };
        Update: {
          caregiver_id?: string;
          from_day?: string;
          id?: string;
          to_day?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'time_off_caregiver_id_fkey';
            columns: ['caregiver_id'];
            isOneToOne: false;
            referencedRelation: 'caregiver_profiles';
            referencedColumns: ['user_id'];
          },
        ];
      };
      users: {
        Row: {
          created_at: string;
          deactivated_at: string | null;
          deactivated_reason: string | null;
          email: string;
          email_verified: boolean;
          full_name: string | null;
          has_second_factor: boolean;
          id: string;
          last_used_at: string | null;
          role: Database['public']['Enums']['user_role'];
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deactivated_at?: string | null;
          deactivated_reason?: string | null;
          email: string;
          email_verified?: boolean;
          full_name?: string | null;
          has_second_factor?: boolean;
          id: string;
          last_used_at?: string | null;
          role?: Database['public']['Enums']['user_role'];
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          deactivated_at?: string | null;
          deactivated_reason?: string | null;
          email?: string;
          email_verified?: boolean;
          full_name?: string | null;
          has_second_factor?: boolean;
          id?: string;
          last_used_at?: string | null;
          role?: Database['public']['Enums']['user_role'];
          updated_at?: string;
        };
        Relationships: [];
      };
      visit_changes: {
        Row: {
          closes: number | null;
          covered_by: string | null;
          covered_name: string | null;
          id: string;
          kind: Database['public']['Enums']['visit_change'];
          moved_minutes: number | null;
          moved_opens: number | null;
          moved_to: string | null;
          note: string | null;
          on_date: string;
          opens: number;
          placement_id: string;
          reason: string | null;
          replaces: string | null;
          said_at: string;
          said_by: string | null;
          settled_at: string | null;
          time_off_id: string | null;
          undone_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          closes?: number | null;
          covered_by?: string | null;
          covered_name?: string | null;
          id: string;
          kind: Database['public']['Enums']['visit_change'];
          moved_minutes?: number | null;
          moved_opens?: number | null;
          moved_to?: string | null;
          note?: string | null;
          on_date: string;
          opens: number;
          placement_id: string;
          reason?: string | null;
          replaces?: string | null;
          said_at?: string;
          said_by?: string | null;
          settled_at?: string | null;
          time_off_id?: string | null;
          undone_at?: string | null;
        };
        Update: {
          closes?: number | null;
          covered_by?: string | null;
          covered_name?: string | null;
          id?: string;
          kind?: Database['public']['Enums']['visit_change'];
          moved_minutes?: number | null;
          moved_opens?: number | null;
          moved_to?: string | null;
          note?: string | null;
          on_date?: string;
          opens?: number;
          placement_id?: string;
          reason?: string | null;
          replaces?: string | null;
          said_at?: string;
          said_by?: string | null;
          settled_at?: string | null;
          time_off_id?: string | null;
          undone_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'visit_changes_covered_by_fkey';
            columns: ['covered_by'];
            isOneToOne: false;
            referencedRelation: 'caregiver_profiles';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'visit_changes_placement_id_fkey';
            columns: ['placement_id'];
            isOneToOne: false;
            referencedRelation: 'placements';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'visit_changes_replaces_fkey';
            columns: ['replaces'];
            isOneToOne: false;
            referencedRelation: 'visit_changes';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_invitation: { Args: { full_name?: string; token: string }; Returns: undefined };
      account_at_work: {
        Args: { user_id: string };
        Returns: {
          applications: number;
          deactivated_by: string;
          held: Json;
          holding: number;
          last_seen: string;
          placements: number;
        }[];
      };
      activity_of: {
        Args: { about: string; only_source?: string; size?: number; subject: string };
        Returns: {
          action: string;
          actor: string;
          actor_id: string;
          after: Json;
          at: string;
          before: Json;
          by_family: boolean;
          by_known_link: boolean;
          detail: string;
          key: string;
          source: string;
          subject_type: string;
          words: string;
          written_at: string;
        }[];
      };
      add_caregivers: {
        Args: { only_check?: boolean; rows: Json };
        Returns: {
          detail: string;
          error: string;
          id: string;
        }[];
      };
      add_document: {
        Args: {
          caregiver_id: string;
          expires_on: string;
          file_name: string;
          file_path: string;
          id: string;
          issued_on: string;
          kind: Database['public']['Enums']['document_kind'];
          received: Database['public']['Enums']['document_receipt'];
        };
        Returns: undefined;
      };
      add_link: {
        Args: { name: string; new_secret: string; reference: string; secret: string };
        Returns: Json;
      };
      add_note: {
        Args: {
          about: string;
          happened?: string;
          kind: Database['public']['Enums']['note_kind'];
          note_id: string;
          subject: string;
          words: string;
        };
        Returns: undefined;
      };
      add_placements: {
        Args: { only_check?: boolean; rows: Json };
        Returns: {
          detail: string;
          error: string;
          id: string;
        }[];
      };
      add_time_off: {
        Args: { from_day: string; id: string; to_day: string; visits?: Json };
        Returns: undefined;
      };
      answer_check_in: {
        Args: {
          answer: Database['public']['Enums']['check_in_answer'];
          check_in_id: string;
          kind?: Database['public']['Enums']['complaint_kind'];
          reference: string;
          secret: string;
          words?: string;
        };
        Returns: Json;
      };
      answer_cover: { Args: { comes: boolean; id: string }; Returns: undefined };
      answer_family: { Args: { by_phone?: boolean; message_id: string; words: string }; Returns: undefined };
      answer_introduction: {
        Args: {
          answer: Database['public']['Enums']['agreement_answer'];
          application_id: string;
          reason?: string;
          reference: string;
          secret: string;
          seen: Json;
        };
        Returns: Json;
      };
      answer_leave: { Args: { placement_id: string; seen: string; words: string }; Returns: undefined };
      answer_offer: {
        Args: { accepts: boolean; application_id: string; offered_at: string; reason?: string };
        Returns: undefined;
      };
      answer_own_terms: {
        Args: { accepts: boolean; id: string; reason?: string; reference: string; secret: string };
        Returns: Json;
      };
      answer_question: {
        Args: { answer: string; question_id: string; reference: string; secret: string };
        Returns: Json;
      };
      answer_terms: { Args: { accepts: boolean; id: string; reason?: string }; Returns: undefined };
      answered:
        | {
            Args: {
              application: Omit<
                Database['public']['Tables']['applications']['Row'],
                Database['public']['Tables']['applications']['ComputedFields']
              >;
            };
            Returns: string;
          }
        | {
            Args: {
              job: Omit<
                Database['public']['Tables']['jobs']['Row'],
                Database['public']['Tables']['jobs']['ComputedFields']
              >;
            };
            Returns: string;
          };
      answers_to_correct: { Args: { request_id: string }; Returns: Json };
      apply_to_job: {
        Args: {
          job_id: string;
          may_be_shown?: boolean;
          message?: string;
          sending_id?: string;
          times?: number;
        };
        Returns: string;
      };
      approve_caregiver: { Args: { caregiver_id: string; revision: number }; Returns: undefined };
      ask_family: { Args: { question: string; request_id: string }; Returns: string };
      ask_team: {
        Args: {
          about: Database['public']['Enums']['message_about'];
          id: string;
          reference: string;
          secret: string;
          words: string;
        };
        Returns: Json;
      };
      ask_to_leave: {
        Args: {
          id?: string;
          last_day: string;
          placement_id: string;
          reason: Database['public']['Enums']['leave_reason'];
          words?: string;
        };
        Returns: undefined;
      };
      assign: { Args: { from_admin?: string; subject: string; to_admin?: string }; Returns: undefined };
      become_first_admin: { Args: { code: string; full_name?: string }; Returns: undefined };
      calendar_visits: { Args: { key: string }; Returns: Json };
      called: {
        Args: {
          placement: Omit<
            Database['public']['Tables']['placements']['Row'],
            Database['public']['Tables']['placements']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      cannot_come: {
        Args: {
          closes?: number;
          id: string;
          on_date: string;
          opens: number;
          placement_id: string;
          reason?: string;
        };
        Returns: undefined;
      };
      care_by_week: {
        Args: { weeks?: number };
        Returns: {
          clients: number;
          covered: number;
          minutes: number;
          missed: number;
          visits: number;
          week: string;
        }[];
      };
      cause: {
        Args: {
          placement: Omit<
            Database['public']['Tables']['placements']['Row'],
            Database['public']['Tables']['placements']['ComputedFields']
          >;
        };
        Returns: Database['public']['Enums']['end_cause'];
      };
      change_arrival_notes: {
        Args: { notes: Json; reference: string; secret: string; seen?: string };
        Returns: Json;
      };
      change_own_visit: {
        Args: {
          id: string;
          kind: Database['public']['Enums']['visit_change'];
          on_date: string;
          opens: number;
          placement_id: string;
          reason?: string;
          reference: string;
          secret: string;
        };
        Returns: Json;
      };
      change_request: { Args: { reference: string; request: Json; secret: string }; Returns: Json };
      change_request_contact: { Args: { contact: Json; reference: string; secret: string }; Returns: Json };
      choose_emails: { Args: { wanted: boolean }; Returns: undefined };
      choose_family_emails: { Args: { reference: string; secret: string; wanted: boolean }; Returns: Json };
      choose_job_alerts: { Args: { pace: Database['public']['Enums']['alert_pace'] }; Returns: undefined };
      choose_to_be_shown: { Args: { application_id: string; wanted: boolean }; Returns: undefined };
      claim_mails: {
        Args: { a_minute?: number; n: number };
        Returns: {
          addressee: string;
          created_at: string;
          id: number;
          kind: string;
          language: string;
          message_id: string;
          params: Json;
          to_address: string;
          unsubscribe_token: string;
        }[];
      };
      claim_password: { Args: { secret: string }; Returns: boolean };
      close_request: { Args: { reason?: string; request_id: string; seen?: string }; Returns: undefined };
      complain: {
        Args: {
          change_id?: string;
          id: string;
          kind: Database['public']['Enums']['complaint_kind'];
          placement_id: string;
          reference: string;
          secret: string;
          words?: string;
        };
        Returns: Json;
      };
      complaints_by_outcome: {
        Args: { weeks?: number };
        Returns: {
          complaints: number;
          kind: Database['public']['Enums']['complaint_kind'];
          outcome: Database['public']['Enums']['complaint_outcome'];
        }[];
      };
      confirm_first_day: { Args: { placement_id: string }; Returns: undefined };
      confirm_profile: { Args: { entered_at: string }; Returns: undefined };
      correct_placement: { Args: { placement_id: string; seen: Json; terms: Json }; Returns: undefined };
      correct_request: {
        Args: { request: Json; request_id: string; said_by: string; said_on: string; version: string };
        Returns: undefined;
      };
      cover_visit: { Args: { caregiver_id: string; id: string; said_by: string }; Returns: undefined };
      coverage: {
        Args: Record<PropertyKey, never>;
        Returns: {
          caregivers: number;
          latitude: number;
          longitude: number;
          name: string;
          place_id: number;
          region: string;
          requests: number;
        }[];
      };
      covers_for: {
        Args: { id: string };
        Returns: {
          caregiver_id: string;
          caregiver_name: string;
          invited: string;
          is_known: boolean;
          km: number;
          phone: string;
        }[];
      };
      credentials: {
        Args: {
          placement: Omit<
            Database['public']['Tables']['placements']['Row'],
            Database['public']['Tables']['placements']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      date_document: { Args: { document_id: string; expires_on: string; seen?: string }; Returns: undefined };
      deactivate_user: { Args: { hand_to?: string; reason: string; user_id: string }; Returns: undefined };
      decline_application: {
        Args: { application_id: string; reason: string; seen?: string };
        Returns: undefined;
      };
      decline_invitation: { Args: { application_id: string; reason?: string }; Returns: undefined };
      decline_request: { Args: { reason: string; request_id: string; seen?: string }; Returns: undefined };
      delete_my_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      delete_preset: { Args: { id: string }; Returns: undefined };
      edit_job: {
        Args: {
          availability?: number;
          job_id: string;
          required_credentials?: Database['public']['Enums']['document_kind'][];
          revision?: number;
          seen?: string;
          summary: string;
          title: string;
          waivers?: Json;
        };
        Returns: number;
      };
      end_calendar_address: { Args: Record<PropertyKey, never>; Returns: undefined };
      end_link: { Args: { link_id: string; reference: string; secret: string }; Returns: Json };
      end_placement: {
        Args: {
          cause?: Database['public']['Enums']['end_cause'];
          last_day?: string;
          note?: string;
          placement_id: string;
          reason: string;
          search_again?: boolean;
        };
        Returns: undefined;
      };
      ended_by_cause: {
        Args: { weeks?: number };
        Returns: {
          cause: Database['public']['Enums']['end_cause'];
          placements: number;
        }[];
      };
      enter_profile: { Args: { caregiver_id: string; profile: Json; seen: string }; Returns: undefined };
      erase_request: { Args: { reference: string; secret: string }; Returns: Json };
      expired_files: { Args: Record<PropertyKey, never>; Returns: string[] };
      expired_photos: { Args: Record<PropertyKey, never>; Returns: string[] };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      export_request: { Args: { reference: string; secret: string }; Returns: Json };
      failed_mails: {
        Args: Record<PropertyKey, never>;
        Returns: {
          attempts: number;
          can_be_sent_again: boolean;
          client: Json;
          created_at: string;
          failed_at: string;
          failure: string;
          id: number;
          kind: string;
          request_id: string;
          to_address: string;
        }[];
      };
      family_behind: {
        Args: { phone: string };
        Returns: {
          client: Json;
          id: string;
          placements: Json;
          reference: string;
          status: Database['public']['Enums']['request_status'];
          submitted_at: string;
        }[];
      };
      family_reach: { Args: { request_id: string }; Returns: string };
      figures_by_week: {
        Args: { weeks?: number };
        Returns: {
          first_placements: number;
          median_days: number;
          placed_of_them: number;
          placements: number;
          requests: number;
          slow_days: number;
          week: string;
        }[];
      };
      introduce_applicants: { Args: { introductions: Json; seen?: string }; Returns: undefined };
      invitation_is_open: { Args: { token: string }; Returns: string };
      invite_admin: {
        Args: { email: string };
        Returns: {
          expires_at: string;
          id: string;
          token: string;
        }[];
      };
      invite_again: { Args: { caregiver_id: string }; Returns: undefined };
      invite_caregiver: { Args: { caregiver_id: string; job_id: string; words?: string }; Returns: string };
      invite_to_cover: { Args: { caregivers: string[]; id: string }; Returns: undefined };
      issue_private_link: { Args: { request_id: string }; Returns: Json };
      job_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      jobs_fitting: {
        Args: { caregiver_id: string };
        Returns: {
          client: Json;
          distance_km: number;
          job_id: string;
          part: Json;
          parts: Json;
          place_name: string;
          request_id: string;
          score: number;
          start: Database['public']['Enums']['care_start'];
          starts_on: string;
          title: string;
        }[];
      };
      keep_photo: { Args: { path: string }; Returns: string[] };
      lapsed: {
        Args: {
          placement: Omit<
            Database['public']['Tables']['placements']['Row'],
            Database['public']['Tables']['placements']['ComputedFields']
          >;
        };
        Returns: Database['public']['Enums']['document_kind'][];
      };
      list_applications: {
        Args: { descending: boolean; filters: Json; page: number; size: number; sort: string };
        Returns: {
          caregiver_id: string;
          client: Json;
          full_name: string;
          has_applied: boolean;
          id: string;
          is_closed: boolean;
          is_suspended: boolean;
          job: Json;
          job_id: string;
          on_page: number;
          placement: Json;
          status: Database['public']['Enums']['application_status'];
          submitted_at: string;
          total: number;
        }[];
      };
      list_audit_log: {
        Args: { filters: Json; older_than?: number; size?: number };
        Returns: {
          action: string;
          actor: string;
          actor_id: string;
          after: Json;
          before: Json;
          by_family: boolean;
          by_known_link: boolean;
          client: Json;
          detail: string;
          id: number;
          occurred_at: string;
          page: string;
          page_id: string;
          subject_type: string;
          thing: string;
        }[];
      };
      list_caregivers: {
        Args: { descending: boolean; filters: Json; page: number; size: number; sort: string };
        Returns: {
          assigned_to: string;
          care_types: Database['public']['Enums']['care_type'][];
          experience_years: number;
          full_name: string;
          is_closed: boolean;
          on_page: number;
          place: string;
          status: Database['public']['Enums']['profile_status'];
          total: number;
          updated_at: string;
          user_id: string;
        }[];
      };
      list_documents: {
        Args: { filters: Json; size: number };
        Returns: {
          assigned_to: string;
          caregiver_id: string;
          created_at: string;
          due: string;
          expires_on: string;
          file_name: string;
          file_path: string;
          full_name: string;
          id: string;
          issued_on: string;
          kind: Database['public']['Enums']['document_kind'];
          received: Database['public']['Enums']['document_receipt'];
          total: number;
        }[];
      };
      list_placements: {
        Args: { descending: boolean; filters: Json; page: number; size: number; sort: string };
        Returns: {
          availability: number;
          came: boolean;
          caregiver_id: string;
          caregiver_name: string;
          client: Json;
          ended_at: string;
          ends_on: string;
          hourly_rate: number;
          id: string;
          is_closed: boolean;
          job: Json;
          job_id: string;
          lapsed: Database['public']['Enums']['document_kind'][];
          on_page: number;
          placed_at: string;
          starts_on: string;
          total: number;
        }[];
      };
      list_presets: {
        Args: { kind: Database['public']['Enums']['preset_kind'] };
        Returns: {
          content: string;
          id: string;
          name: string;
        }[];
      };
      list_requests: {
        Args: { descending: boolean; filters: Json; page: number; size: number; sort: string };
        Returns: {
          assigned_to: string;
          availability: number;
          care_types: Database['public']['Enums']['care_type'][];
          client: Json;
          covered: number;
          erased_at: string;
          id: string;
          many_alike: boolean;
          on_page: number;
          place: string;
          priority: boolean;
          reference: string;
          region: string;
          start: Database['public']['Enums']['care_start'];
          starts_on: string;
          status: Database['public']['Enums']['request_status'];
          submitted_at: string;
          total: number;
        }[];
      };
      list_users: {
        Args: { descending: boolean; filters: Json; page: number; size: number; sort: string };
        Returns: {
          created_at: string;
          deactivated_at: string;
          email: string;
          email_verified: boolean;
          id: string;
          on_page: number;
          role: Database['public']['Enums']['user_role'];
          total: number;
        }[];
      };
      list_visits: {
        Args: { first_day: string; last_day: string; placement_id?: string };
        Returns: {
          caregiver_id: string;
          caregiver_name: string;
          change_id: string;
          closes: number;
          covered_by: string;
          covered_name: string;
          job: Json;
          kind: Database['public']['Enums']['visit_change'];
          minutes: number;
          moved: Json;
          note: string;
          on_date: string;
          opens: number;
          placement_id: string;
          reason: string;
          reference: string;
          request_id: string;
          returns: boolean;
          said_at: string;
          said_by: string;
          settled_at: string;
          town: string;
        }[];
      };
      load_by_admin: {
        Args: Record<PropertyKey, never>;
        Returns: {
          caregivers: number;
          name: string;
          requests: number;
          waiting: number;
        }[];
      };
      make_calendar_address: { Args: { key: string }; Returns: string };
      match_caregivers: {
        Args: { job_id: string };
        Returns: {
          caregiver_id: string;
          distance_km: number;
          full_name: string;
          parts: Json;
          place_name: string;
          score: number;
          score_version: number;
        }[];
      };
      match_facts: {
        Args: { caregiver_ids: string[] };
        Returns: {
          availability: number;
          care_types: Database['public']['Enums']['care_type'][];
          caregiver_id: string;
          documents: Json;
          ever_placed: number;
          experience_years: number;
          hourly_rate: number;
          languages: Database['public']['Enums']['language_code'][];
          placed: Json;
          radius_km: number;
          skills: Database['public']['Enums']['skill'][];
          taken: number;
          visits_called_off: number;
          visits_missed: number;
          week_minutes: number;
        }[];
      };
      match_hurdles: { Args: { job_id: string }; Returns: Json };
      match_jobs: {
        Args: { filters?: Json; page?: number; size?: number; sort?: string };
        Returns: {
          distance_km: number;
          hourly_budget: number;
          job_id: string;
          missing_skills: Database['public']['Enums']['skill'][];
          on_page: number;
          part: Json;
          parts: Json;
          place_name: string;
          published_at: string;
          score: number;
          score_version: number;
          start: Database['public']['Enums']['care_start'];
          starts_on: string;
          title: string;
          total: number;
          unmet: string[];
          visits: Json;
        }[];
      };
      match_near_misses: {
        Args: { job_id: string };
        Returns: {
          caregiver_id: string;
          distance_km: number;
          full_name: string;
          parts: Json;
          place_name: string;
          score: number;
          score_version: number;
          unmet: string;
        }[];
      };
      missing_second_factor: { Args: Record<PropertyKey, never>; Returns: string };
      move_visit: {
        Args: {
          id: string;
          on_date: string;
          opens: number;
          placement_id: string;
          reason?: string;
          said_by: string;
          to_day: string;
          to_opens: number;
        };
        Returns: undefined;
      };
      my_applications: {
        Args: Record<PropertyKey, never>;
        Returns: {
          confirmed_times: number;
          ended_with_job: boolean;
          has_applied: boolean;
          id: string;
          job: Json;
          may_be_shown: boolean;
          message: string;
          offer: Json;
          placement: Json;
          status: Database['public']['Enums']['application_status'];
          status_reason: string;
          steps: Json;
          submitted_at: string;
        }[];
      };
      my_calendar_address: { Args: Record<PropertyKey, never>; Returns: string };
      my_cover_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          care_types: Database['public']['Enums']['care_type'][];
          change_id: string;
          closes: number;
          distance_km: number;
          hourly_rate: number;
          job: Json;
          minutes: number;
          on_date: string;
          opens: number;
          town: string;
        }[];
      };
      my_document_views: {
        Args: Record<PropertyKey, never>;
        Returns: {
          document_id: string;
          opened_at: string;
        }[];
      };
      my_emails: { Args: Record<PropertyKey, never>; Returns: boolean };
      my_job: {
        Args: { job_id: string };
        Returns: {
          availability: number;
          care_types: Database['public']['Enums']['care_type'][];
          duration: Database['public']['Enums']['care_duration'];
          hourly_budget: number;
          hours_per_visit: number;
          job_id: string;
          languages: Database['public']['Enums']['language_code'][];
          part: Json;
          place_name: string;
          place_region: string;
          published_at: string;
          required_credentials: Database['public']['Enums']['document_kind'][];
          skills: Database['public']['Enums']['skill'][];
          start: Database['public']['Enums']['care_start'];
          starts_on: string;
          status: Database['public']['Enums']['job_status'];
          summary: string;
          title: string;
          visits: Json;
        }[];
      };
      my_job_alerts: { Args: Record<PropertyKey, never>; Returns: Database['public']['Enums']['alert_pace'] };
      my_messages: {
        Args: Record<PropertyKey, never>;
        Returns: {
          client: Json;
          created_at: string;
          id: number;
          kind: string;
          params: Json;
          read_at: string;
          subject_id: string;
        }[];
      };
      my_pending_items: {
        Args: Record<PropertyKey, never>;
        Returns: {
          due: string;
          kind: string;
          last_step: string;
          last_step_at: string;
          since: string;
          subject_id: string;
        }[];
      };
      my_visits: {
        Args: { first_day: string; last_day: string };
        Returns: {
          application_id: string;
          change_id: string;
          closes: number;
          covered: boolean;
          instead: boolean;
          job: Json;
          kind: Database['public']['Enums']['visit_change'];
          minutes: number;
          moved: Json;
          on_date: string;
          opens: number;
          placement_id: string;
          reason: string;
          request_id: string;
          settled: boolean;
          time_off_id: string;
        }[];
      };
      need_no_answer: { Args: { message_id: string }; Returns: undefined };
      new_photo: { Args: Record<PropertyKey, never>; Returns: string };
      offer_job: {
        Args: {
          application_id: string;
          availability?: number;
          ends_on?: string;
          hourly_rate?: number;
          seen?: Json;
          stands_until?: string;
          starts_on?: string;
          visits?: Json;
        };
        Returns: undefined;
      };
      open_by_care: {
        Args: Record<PropertyKey, never>;
        Returns: {
          care_type: Database['public']['Enums']['care_type'];
          requests: number;
        }[];
      };
      open_document: { Args: { document_id: string }; Returns: undefined };
      other_requests: {
        Args: { request_id: string };
        Returns: {
          care_types: Database['public']['Enums']['care_type'][];
          client: Json;
          id: string;
          place: string;
          reference: string;
          status: Database['public']['Enums']['request_status'];
          submitted_at: string;
        }[];
      };
      owner_of: {
        Args: { subject: string };
        Returns: {
          admin_id: string;
          name: string;
        }[];
      };
      part: {
        Args: {
          job: Omit<
            Database['public']['Tables']['jobs']['Row'],
            Database['public']['Tables']['jobs']['ComputedFields']
          >;
        };
        Returns: Json;
      };
      pending_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          kind: string;
          status: string;
          things: number;
        }[];
      };
      pending_items: {
        Args: { about?: string[]; filters?: Json };
        Returns: {
          assignment: string;
          begins: string;
          care_types: Database['public']['Enums']['care_type'][];
          caregiver_id: string;
          caregiver_name: string;
          client: Json;
          detail: string;
          due: string;
          harm: number;
          is_closed: boolean;
          kind: string;
          owner: string;
          owner_id: string;
          placement_id: string;
          reference: string;
          request_id: string;
          since: string;
          start: Database['public']['Enums']['care_start'];
          status: string;
          subject_id: string;
          town: string;
          turn: string;
          urgent: boolean;
          why: string;
        }[];
      };
      place_caregiver: {
        Args: {
          application_id: string;
          availability?: number;
          caregiver_said_by?: string;
          caregiver_said_on?: string;
          ends_on?: string;
          family_said_by?: string;
          family_said_on?: string;
          hourly_rate?: number;
          seen?: Json;
          starts_on?: string;
          visits?: Json;
        };
        Returns: string;
      };
      prepare_account_deletion: { Args: Record<PropertyKey, never>; Returns: string[] };
      preview_match: {
        Args: {
          availability?: number;
          request_id: string;
          required_credentials?: Database['public']['Enums']['document_kind'][];
        };
        Returns: Json;
      };
      profile_completeness: {
        Args: { caregiver_id?: string };
        Returns: {
          missing: string[];
          percent: number;
        }[];
      };
      propose_terms: {
        Args: {
          asked_by?: Database['public']['Enums']['agreeing_side'];
          caregiver_said_by?: string;
          family_said_by?: string;
          from_day: string;
          hourly_rate?: number;
          id: string;
          placement_id: string;
          seen?: Json;
          still_needed?: boolean;
          visits: Json;
          words?: string;
        };
        Returns: undefined;
      };
      publish_job: {
        Args: {
          availability?: number;
          request_id: string;
          required_credentials?: Database['public']['Enums']['document_kind'][];
          summary: string;
          title: string;
          waivers?: Json;
        };
        Returns: string;
      };
      reach:
        | {
            Args: {
              job: Omit<
                Database['public']['Tables']['jobs']['Row'],
                Database['public']['Tables']['jobs']['ComputedFields']
              >;
            };
            Returns: string;
          }
        | {
            Args: {
              placement: Omit<
                Database['public']['Tables']['placements']['Row'],
                Database['public']['Tables']['placements']['ComputedFields']
              >;
            };
            Returns: string;
          };
      reactivate_user: { Args: { user_id: string }; Returns: undefined };
      read_answers: { Args: { request_id: string; seen?: string }; Returns: undefined };
      read_contact: {
        Args: { opened?: boolean; request_id: string };
        Returns: {
          address: string;
          answers: Json;
          arrival_notes: Json;
          contact_by: Database['public']['Enums']['contact_way'];
          contact_email: string;
          contact_language: Database['public']['Enums']['language_code'];
          contact_name: string;
          contact_phone: string;
          earlier_answers: Json;
          helper_agreed_by: string;
          helper_email: string;
          helper_name: string;
          helper_phone: string;
          helper_relation: string;
          recipient_name: string;
          town: string;
        }[];
      };
      read_messages: { Args: { latest: number }; Returns: undefined };
      reconsider_application: { Args: { application_id: string }; Returns: undefined };
      record_agreement: {
        Args: {
          answer: Database['public']['Enums']['agreement_answer'];
          application_id: string;
          reason?: string;
          said_by: string;
          said_on: string;
          seen?: Json;
          side: Database['public']['Enums']['agreeing_side'];
        };
        Returns: undefined;
      };
      record_application: {
        Args: { caregiver_id: string; job_id: string; may_be_shown?: boolean; said_on: string };
        Returns: string;
      };
      record_complaint: {
        Args: {
          id: string;
          kind: Database['public']['Enums']['complaint_kind'];
          placement_id: string;
          said_by: string;
          side: Database['public']['Enums']['agreeing_side'];
          words: string;
        };
        Returns: undefined;
      };
      record_export: { Args: { list: string; narrowed_by: Json }; Returns: undefined };
      record_question_answer: {
        Args: { answer: string; question_id: string; said_by: string; said_on: string };
        Returns: undefined;
      };
      record_sharing: {
        Args: { application_id: string; said_by: string; said_on: string };
        Returns: undefined;
      };
      record_terms_answer: {
        Args: {
          accepts: boolean;
          id: string;
          reason?: string;
          said_by: string;
          side: Database['public']['Enums']['agreeing_side'];
        };
        Returns: undefined;
      };
      record_visit_change: {
        Args: {
          id: string;
          kind: Database['public']['Enums']['visit_change'];
          on_date: string;
          opens: number;
          placement_id: string;
          reason?: string;
          said_by: string;
        };
        Returns: undefined;
      };
      reject_document: { Args: { document_id: string; reason: string; seen?: string }; Returns: undefined };
      remove_needed_times: { Args: { availability: number; request_id: string }; Returns: undefined };
      remove_photo: { Args: Record<PropertyKey, never>; Returns: string[] };
      remove_time_off: { Args: { comes?: string[]; id: string }; Returns: undefined };
      reopen_complaint: { Args: { complaint_id: string }; Returns: undefined };
      request_coverage: {
        Args: { request_id: string };
        Returns: {
          availability: number;
          caregiver_name: string;
          ends_on: string;
          job_id: string;
          part: string;
          placement_id: string;
          starts_on: string;
          visits: Json;
        }[];
      };
      request_profile_changes: {
        Args: {
          caregiver_id: string;
          fields?: Database['public']['Enums']['profile_field'][];
          reason: string;
          seen?: Json;
        };
        Returns: undefined;
      };
      reset_second_factor: { Args: { user_id: string }; Returns: undefined };
      review_request: { Args: { request_id: string }; Returns: undefined };
      revoke_invitation: { Args: { invitation_id: string }; Returns: undefined };
      save_arrival_notes: { Args: { notes: Json; request_id: string; seen?: string }; Returns: undefined };
      save_credential_rules: { Args: { rules: Json; seen: Json }; Returns: undefined };
      save_preset: {
        Args: { content: string; id: string; kind: Database['public']['Enums']['preset_kind']; name: string };
        Returns: undefined;
      };
      saw_job: { Args: { job_id: string }; Returns: undefined };
      search_everything: {
        Args: { words: string };
        Returns: {
          client: Json;
          detail: string;
          id: string;
          kind: string;
          part: Json;
          rank: number;
          state: string;
          title: string;
        }[];
      };
      search_places: { Args: { query: string }; Returns: Json };
      send_mail_again: { Args: { mail_id: number }; Returns: undefined };
      send_private_link: { Args: { email: string; reference: string }; Returns: boolean };
      service_health: {
        Args: Record<PropertyKey, never>;
        Returns: {
          events_unsealed: number;
          failing_duties: string[];
          faults: string[];
          mail_due_since: string;
          mails_failed_last_day: number;
          mails_waiting: number;
          ticked_at: string;
          unsealed_since: string;
        }[];
      };
      set_my_name: { Args: { full_name: string }; Returns: undefined };
      set_user_role: { Args: { new_role: string; user_id: string }; Returns: undefined };
      settle_complaint: {
        Args: {
          complaint_id: string;
          kind: Database['public']['Enums']['complaint_kind'];
          outcome: Database['public']['Enums']['complaint_outcome'];
          severity: Database['public']['Enums']['complaint_severity'];
          told: Database['public']['Enums']['complaint_told'][];
          words: string;
        };
        Returns: undefined;
      };
      settle_mail: { Args: { failure?: string; is_final?: boolean; mail_id: number }; Returns: undefined };
      settle_visit: { Args: { id: string; words: string }; Returns: undefined };
      setup_is_open: { Args: Record<PropertyKey, never>; Returns: boolean };
      shortlist_application: { Args: { application_id: string }; Returns: undefined };
      shown_photo: { Args: { person: string; reference: string; secret: string }; Returns: string };
      staff_behind: {
        Args: { subject: string };
        Returns: {
          did: string;
          staff: string;
        }[];
      };
      submit_profile: { Args: { consent: boolean }; Returns: undefined };
      submit_request: { Args: { request: Json }; Returns: Json };
      suspend_caregiver: { Args: { caregiver_id: string; reason: string }; Returns: undefined };
      sync_my_profile: { Args: Record<PropertyKey, never>; Returns: undefined };
      take_back_job: { Args: { job_id: string; reason: string; seen?: string }; Returns: undefined };
      take_back_leave: { Args: { placement_id: string }; Returns: undefined };
      take_back_own_visit_change: { Args: { id: string; reference: string; secret: string }; Returns: Json };
      take_back_visit_change: { Args: { id: string }; Returns: undefined };
      take_back_withdrawal: { Args: { reference: string; secret: string }; Returns: Json };
      track_request: { Args: { reference: string; secret: string }; Returns: Json };
      unsubscribe: { Args: { token: string }; Returns: boolean };
      verify_dated: {
        Args: { checked: string; document_id: string; expires_on: string; seen?: string };
        Returns: undefined;
      };
      verify_document: { Args: { checked: string; document_id: string; seen?: string }; Returns: undefined };
      visit_board: {
        Args: { any_day: string; filters: Json; page?: number };
        Returns: {
          caregiver_name: string;
          client: Json;
          id: string;
          on_page: number;
          total: number;
          town: string;
          visits: Json;
        }[];
      };
      withdraw_application: { Args: { application_id: string; reason?: string }; Returns: undefined };
      withdraw_request: { Args: { reason?: string; reference: string; secret: string }; Returns: Json };
      withdraw_terms: { Args: { id: string }; Returns: undefined };
    };
    Enums: {
      agreeing_side: 'family' | 'caregiver';
      agreement_answer: 'yes' | 'talk' | 'no';
      alert_pace: 'daily' | 'weekly' | 'never';
      application_status:
        | 'invited'
        | 'submitted'
        | 'shortlisted'
        | 'introduced'
        | 'offered'
        | 'accepted'
        | 'placed'
        | 'declined'
        | 'withdrawn';
      care_duration: 'ongoing' | 'once';
      care_relation:
        | 'self'
        | 'partner'
        | 'parent'
        | 'grandparent'
        | 'child'
        | 'relative'
        | 'friend'
        | 'other';
      care_start: 'day' | 'soon' | 'unsure';
      care_type:
        | 'companionship'
        | 'personal_care'
        | 'household_help'
        | 'dementia_care'
        | 'disability_support'
        | 'respite_care'
        | 'overnight_care'
        | 'after_hospital'
        | 'palliative_care';
      check_in_answer: 'well' | 'not_well';
      check_in_occasion: 'week' | 'month';
      complaint_kind: 'safety' | 'conduct' | 'quality' | 'lateness' | 'belongings' | 'other';
      complaint_outcome:
        | 'explained'
        | 'apologised'
        | 'care_changed'
        | 'caregiver_warned'
        | 'care_ended'
        | 'referred'
        | 'not_confirmed';
      complaint_severity: 'low' | 'medium' | 'high';
      complaint_told: 'family' | 'caregiver' | 'management' | 'safeguarding' | 'authority' | 'police';
      contact_way: 'call' | 'email' | 'either';
      document_kind:
        | 'identity'
        | 'qualification'
        | 'first_aid'
        | 'background_check'
        | 'reference'
        | 'driving_licence'
        | 'insurance';
      document_receipt: 'email' | 'post' | 'original';
      document_status: 'uploaded' | 'verified' | 'rejected';
      end_cause:
        | 'as_agreed'
        | 'recovered'
        | 'care_home'
        | 'died'
        | 'moved'
        | 'own_family'
        | 'cost'
        | 'not_content'
        | 'caregiver_left'
        | 'other_care'
        | 'other';
      job_status: 'open' | 'filled' | 'closed';
      language_code:
        | 'en'
        | 'ga'
        | 'ar'
        | 'de'
        | 'es'
        | 'fr'
        | 'hi'
        | 'it'
        | 'lt'
        | 'pl'
        | 'pt'
        | 'ro'
        | 'tl'
        | 'uk'
        | 'yo'
        | 'zh';
      leave_reason: 'health' | 'own_family' | 'times' | 'distance' | 'pay' | 'how_it_goes' | 'other';
      message_about: 'visits' | 'dates' | 'caregiver' | 'question' | 'other';
      message_answer: 'written' | 'phone' | 'none';
      note_kind: 'note' | 'call';
      preset_kind:
        | 'reason'
        | 'question'
        | 'introduction'
        | 'invitation'
        | 'requests'
        | 'caregivers'
        | 'applications'
        | 'placements'
        | 'users';
      profile_field:
        | 'full_name'
        | 'phone'
        | 'birth_year'
        | 'about'
        | 'place_id'
        | 'radius_km'
        | 'care_types'
        | 'skills'
        | 'languages'
        | 'experience_years'
        | 'availability'
        | 'hourly_rate';
      profile_status: 'draft' | 'submitted' | 'changes_requested' | 'approved' | 'suspended';
      request_status: 'submitted' | 'in_review' | 'open' | 'matched' | 'closed' | 'declined' | 'withdrawn';
      skill:
        | 'bathing_and_dressing'
        | 'moving_and_handling'
        | 'meal_preparation'
        | 'medication_support'
        | 'continence_care'
        | 'dementia_support'
        | 'stroke_recovery'
        | 'parkinsons_care'
        | 'diabetes_care'
        | 'wound_care'
        | 'tube_feeding'
        | 'mental_health_support'
        | 'sign_language'
        | 'driving'
        | 'comfortable_with_pets';
      user_role: 'admin' | 'caregiver';
      visit_change: 'cannot_come' | 'not_needed' | 'missed' | 'moved';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      agreeing_side: ['family', 'caregiver'],
      agreement_answer: ['yes', 'talk', 'no'],
      alert_pace: ['daily', 'weekly', 'never'],
      application_status: [
        'invited',
        'submitted',
        'shortlisted',
        'introduced',
        'offered',
        'accepted',
        'placed',
        'declined',
        'withdrawn',
      ],
      care_duration: ['ongoing', 'once'],
      care_relation: ['self', 'partner', 'parent', 'grandparent', 'child', 'relative', 'friend', 'other'],
      care_start: ['day', 'soon', 'unsure'],
      care_type: [
        'companionship',
        'personal_care',
        'household_help',
        'dementia_care',
        'disability_support',
        'respite_care',
        'overnight_care',
        'after_hospital',
        'palliative_care',
      ],
      check_in_answer: ['well', 'not_well'],
      check_in_occasion: ['week', 'month'],
      complaint_kind: ['safety', 'conduct', 'quality', 'lateness', 'belongings', 'other'],
      complaint_outcome: [
        'explained',
        'apologised',
        'care_changed',
        'caregiver_warned',
        'care_ended',
        'referred',
        'not_confirmed',
      ],
      complaint_severity: ['low', 'medium', 'high'],
      complaint_told: ['family', 'caregiver', 'management', 'safeguarding', 'authority', 'police'],
      contact_way: ['call', 'email', 'either'],
      document_kind: [
        'identity',
        'qualification',
        'first_aid',
        'background_check',
        'reference',
        'driving_licence',
        'insurance',
      ],
      document_receipt: ['email', 'post', 'original'],
      document_status: ['uploaded', 'verified', 'rejected'],
      end_cause: [
        'as_agreed',
        'recovered',
        'care_home',
        'died',
        'moved',
        'own_family',
        'cost',
        'not_content',
        'caregiver_left',
        'other_care',
        'other',
      ],
      job_status: ['open', 'filled', 'closed'],
      language_code: [
        'en',
        'ga',
        'ar',
        'de',
        'es',
        'fr',
        'hi',
        'it',
        'lt',
        'pl',
        'pt',
        'ro',
        'tl',
        'uk',
        'yo',
        'zh',
      ],
      leave_reason: ['health', 'own_family', 'times', 'distance', 'pay', 'how_it_goes', 'other'],
      message_about: ['visits', 'dates', 'caregiver', 'question', 'other'],
      message_answer: ['written', 'phone', 'none'],
      note_kind: ['note', 'call'],
      preset_kind: [
        'reason',
        'question',
        'introduction',
        'invitation',
        'requests',
        'caregivers',
        'applications',
        'placements',
        'users',
      ],
      profile_field: [
        'full_name',
        'phone',
        'birth_year',
        'about',
        'place_id',
        'radius_km',
        'care_types',
        'skills',
        'languages',
        'experience_years',
        'availability',
        'hourly_rate',
      ],
      profile_status: ['draft', 'submitted', 'changes_requested', 'approved', 'suspended'],
      request_status: ['submitted', 'in_review', 'open', 'matched', 'closed', 'declined', 'withdrawn'],
      skill: [
        'bathing_and_dressing',
        'moving_and_handling',
        'meal_preparation',
        'medication_support',
        'continence_care',
        'dementia_support',
        'stroke_recovery',
        'parkinsons_care',
        'diabetes_care',
        'wound_care',
        'tube_feeding',
        'mental_health_support',
        'sign_language',
        'driving',
        'comfortable_with_pets',
      ],
      user_role: ['admin', 'caregiver'],
      visit_change: ['cannot_come', 'not_needed', 'missed', 'moved'],
    },
  },
} as const;
